import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { schools, videoFormerUrls, videos } from '../../../db/schema/index.ts'

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
  isClosed: sql<boolean>`exists (select from contest c where c.video_id = ${videos.id}
    and (c.state in ('closed', 'announced') or c.closes_at <= now()))`,
  isFeatured: videos.isFeatured,
  publishedAt,
  schoolName: schools.name,
}

const isPublic = sql`is_public(${videos})`
const latest = [desc(videos.publishedAt), desc(videos.id)]
const featuredFirst = [desc(videos.isFeatured), ...latest]
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
    /** One page of public videos, featured ones first, then the latest. */
    list: (kind: VideoKind | undefined, page: { limit: number; offset: number }) =>
      summaries()
        .where(and(isPublic, ...ofKind(kind)))
        .orderBy(...featuredFirst)
        .limit(page.limit)
        .offset(page.offset),

    /** The number of public videos of a kind, or of all kinds. */
    count: (kind: VideoKind | undefined) => db.$count(videos, and(isPublic, ...ofKind(kind))),

    /** A public video. */
    async findByUrl(url: string) {
      const [found] = await byUrl.execute({ url })
      return found
    },

    /** The present address of a video that had this one. */
    async currentUrl(url: string): Promise<string | undefined> {
      const [found] = await db
        .select({ url: videos.url })
        .from(videoFormerUrls)
        .innerJoin(videos, eq(videos.id, videoFormerUrls.videoId))
        .where(eq(videoFormerUrls.url, url))
      return found?.url
    },

    /** Whether a video at this address was public and taken off the site. */
    async isRemoved(url: string): Promise<boolean> {
      const [found] = await db
        .select({ id: videos.id })
        .from(videos)
        .where(
          sql`${videos.url} = ${url} and approved_revision is not null
            and (removed_at is not null or moderation = 'removed')`,
        )
      return found !== undefined
    },

    /** The captions of a public video in a language, as the file that players read. */
    async captionsOf(url: string, language: string): Promise<string | undefined> {
      const { rows } = await db.execute<{ file: string }>(sql`
        select track->>'file' as file
        from video v join video_revision r on r.video_id = v.id and r.n = v.approved_revision,
          jsonb_array_elements(r.captions) track
        where v.url = ${url} and is_public(v) and track->>'language' = ${language}`)
      return rows[0]?.file
    },

    /** Other videos of the same kind: first those of the same school, then the latest. */
    findOthers: ({ id, kind, schoolId }: Pick<Video, 'id' | 'kind' | 'schoolId'>, limit: number) =>
      summaries()
        .where(and(isPublic, eq(videos.kind, kind), ne(videos.id, id)))
        .orderBy(
          ...(schoolId === null ? [] : [sql`(${videos.schoolId} = ${schoolId}) is true desc`]),
          ...latest,
        )
        .limit(limit),
  }
}

const ofKind = (kind: VideoKind | undefined): SQL[] =>
  kind === undefined ? [] : [eq(videos.kind, kind)]
