import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { schools, videos } from '../../../db/schema/index.ts'

type Video = typeof videos.$inferSelect
export type VideoKind = Video['kind']
export type VideosRepository = ReturnType<typeof createVideosRepository>
export type VideoSummaryRow = Awaited<ReturnType<VideosRepository['list']>>[number]
export type VideoRow = NonNullable<Awaited<ReturnType<VideosRepository['findByUrl']>>>

const publishedAt = sql<Date>`${videos.publishedAt}`.mapWith(videos.publishedAt)

/** The columns of a list entry. */
const summaryColumns = {
  id: videos.id,
  url: videos.url,
  kind: videos.kind,
  title: videos.title,
  summary: videos.summary,
  poster: videos.poster,
  durationSeconds: videos.durationSeconds,
  speakers: videos.speakers,
  closesOn: videos.closesOn,
  publishedAt,
  schoolName: schools.name,
}

const isPublic = sql`is_public(${videos})`
const latest = [desc(videos.publishedAt), desc(videos.id)]
const publicSchool = and(eq(schools.id, videos.schoolId), sql`is_public(${schools})`)

export function createVideosRepository(db: Db) {
  const summaries = () => db.select(summaryColumns).from(videos).leftJoin(schools, publicSchool)

  const byUrl = db
    .select({ ...getTableColumns(videos), publishedAt, schoolName: schools.name })
    .from(videos)
    .leftJoin(schools, publicSchool)
    .where(and(eq(videos.url, sql.placeholder('url')), isPublic))
    .prepare('video_by_url')

  return {
    /** One page of public videos, latest first. */
    list: (kind: VideoKind | undefined, page: { limit: number; offset: number }) =>
      summaries()
        .where(and(isPublic, ...ofKind(kind)))
        .orderBy(...latest)
        .limit(page.limit)
        .offset(page.offset),

    /** The number of public videos of a kind, or of all kinds. */
    count: (kind: VideoKind | undefined) => db.$count(videos, and(isPublic, ...ofKind(kind))),

    /** A public video. */
    async findByUrl(url: string) {
      const [found] = await byUrl.execute({ url })
      return found
    },

    /** The latest other videos of the same kind. */
    findOthers: ({ id, kind }: Pick<Video, 'id' | 'kind'>, limit: number) =>
      summaries()
        .where(and(isPublic, eq(videos.kind, kind), ne(videos.id, id)))
        .orderBy(...latest)
        .limit(limit),
  }
}

const ofKind = (kind: VideoKind | undefined): SQL[] =>
  kind === undefined ? [] : [eq(videos.kind, kind)]
