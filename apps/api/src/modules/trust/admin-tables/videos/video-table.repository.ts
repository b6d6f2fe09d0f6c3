import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { schools, videos } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'

/** Every video, whatever its status. */
export const videoRows = (db: Db) =>
  tableRows<Query<'downloadAdminVideos'>, Schema<'AdminVideo'>>(db, {
    table: videos,
    id: videos.id,
    joins: sql`left join ${schools} on ${schools.id} = ${videos.schoolId}`,
    matches: ({ q, kind, status, moderation }) =>
      and(
        contains(q, videos.title, videos.authorName, schools.name),
        kind && eq(videos.kind, kind),
        status && eq(videos.status, status),
        moderation && eq(videos.moderation, moderation),
      ),
    orders: {
      title: sql`lower(${videos.title})`,
      duration: videos.durationSeconds,
      published: videos.publishedAt,
      updated: videos.updatedAt,
    },
    async read(ids) {
      const found = await db
        .select({ video: videos, schoolName: schools.name })
        .from(videos)
        .leftJoin(schools, eq(schools.id, videos.schoolId))
        .where(inArray(videos.id, [...ids]))
      return found.map(({ video, schoolName }) => ({
        id: video.id,
        url: video.url,
        kind: video.kind,
        title: video.title,
        school_id: video.schoolId,
        school_name: schoolName,
        author_name: video.authorName,
        is_featured: video.isFeatured,
        duration_seconds: video.durationSeconds,
        status: video.status,
        moderation: video.moderation,
        published_at: video.publishedAt?.toISOString() ?? null,
        updated_at: video.updatedAt.toISOString(),
      }))
    },
  })
