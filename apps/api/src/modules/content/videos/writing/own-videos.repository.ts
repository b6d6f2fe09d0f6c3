import { and, desc, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../db/connect.ts'
import { isoTime } from '../../../../db/iso-time.ts'
import { users, videoRemarks, videoRevisions, videos } from '../../../../db/schema/index.ts'
import { userNameOrNull } from '../../../../db/user-columns.ts'
import { createPublications } from '../../publishing/publications.repository.ts'
import type { PublicationStatus } from '../../review/publication-states.ts'
import type { VideoRecord } from './video-record.ts'

export type OwnVideosRepository = ReturnType<typeof createOwnVideosRepository>
export type VideoRevisionRow = typeof videoRevisions.$inferSelect
export type VideoStatus = VideoRecord['status']

/** The columns of a revision that the author writes. */
export type VideoContent = Omit<
  VideoRevisionRow,
  'id' | 'videoId' | 'n' | 'isKept' | 'savedBy' | 'startedAt' | 'savedAt'
>

/** A video in its author's list. */
export interface OwnVideoRow extends Record<string, unknown> {
  readonly id: number
  readonly url: string
  readonly kind: VideoRecord['kind']
  readonly title: string
  readonly summary: string
  readonly status: VideoStatus
  readonly poster: string | null
  readonly durationSeconds: number
  readonly isPublic: boolean
  readonly publishedAt: string | null
  readonly savedAt: string
  readonly openRemarks: number
}

/** Reads and writes videos and their revisions for their authors. */
export function createOwnVideosRepository(db: Db) {
  return {
    ...createPublications(db, 'video'),

    async find(id: number, tx: Db = db): Promise<VideoRecord | undefined> {
      const [found] = await tx.select().from(videos).where(eq(videos.id, id))
      return found
    },

    async lock(tx: Db, id: number): Promise<VideoRecord | undefined> {
      const [found] = await tx.select().from(videos).where(eq(videos.id, id)).for('update')
      return found
    },

    /** One page of a user's videos, with what they last saved; last changed first. */
    async listOf(
      authorId: number,
      status: VideoStatus | undefined,
      page: { limit: number; offset: number },
    ): Promise<OwnVideoRow[]> {
      const { rows } = await db.execute<OwnVideoRow>(sql`
        select v.id, coalesce(r.url, v.url) as url, v.kind, r.title, r.summary, v.status, r.poster,
          r.duration_seconds as "durationSeconds", is_public(v) is true as "isPublic",
          ${isoTime(sql`v.published_at`)} as "publishedAt", ${isoTime(sql`r.saved_at`)} as "savedAt",
          (select count(*)::integer from video_remark m where m.video_id = v.id
            and m.sent_at is not null and m.resolved_at is null) as "openRemarks"
        from video v cross join lateral (
          select * from video_revision r where r.video_id = v.id order by n desc limit 1) r
        where v.author_id = ${authorId}
          and (${status ?? null}::publication is null or v.status = ${status ?? null}::publication)
        order by r.saved_at desc, v.id desc limit ${page.limit} offset ${page.offset}`)
      return rows
    },

    /** The number of a user's videos per status. A status without videos has no row. */
    async countOf(authorId: number) {
      const { rows } = await db.execute<{ status: VideoStatus; total: number }>(sql`
        select status, count(*)::integer as total from video
        where author_id = ${authorId} group by status`)
      return rows
    },

    /** The draft that an earlier request with the key has added. */
    async idOfKey(tx: Db, authorId: number, requestKey: string): Promise<number> {
      const [found] = await tx
        .select({ id: videos.id })
        .from(videos)
        .where(and(eq(videos.authorId, authorId), eq(videos.requestKey, requestKey)))
      if (!found) throw new Error('The video was neither added nor found')
      return found.id
    },

    /**
     * Adds an empty draft; a trigger adds its first revision. Undefined if an earlier request of the
     * author with the key has added it.
     */
    async add(
      tx: Db,
      video: Pick<VideoRecord, 'authorId' | 'authorName' | 'requestKey' | 'url' | 'kind'>,
    ): Promise<number | undefined> {
      const [added] = await tx
        .insert(videos)
        .values({ ...video, title: '', summary: '', sources: [], durationSeconds: 0 })
        .onConflictDoNothing()
        .returning({ id: videos.id })
      return added?.id
    },

    async remove(tx: Db, id: number): Promise<void> {
      await tx.delete(videos).where(eq(videos.id, id))
    },

    /** The paths of all files that revisions of a video show. */
    async filePaths(tx: Db, videoId: number): Promise<string[]> {
      const { rows } = await tx.execute<{ path: string }>(sql`
        select distinct path from video_revision r cross join lateral (
          select source->>'path' as path from jsonb_array_elements(r.sources) source
          union select r.poster where r.poster is not null) paths
        where r.video_id = ${videoId}`)
      return rows.map(({ path }) => path)
    },

    async latest(id: number, tx: Db = db): Promise<VideoRevisionRow> {
      const [found] = await tx
        .select()
        .from(videoRevisions)
        .where(eq(videoRevisions.videoId, id))
        .orderBy(desc(videoRevisions.n))
        .limit(1)
      if (!found) throw new Error('Every video has a revision')
      return found
    },

    async revision(videoId: number, n: number, tx: Db = db): Promise<VideoRevisionRow | undefined> {
      const [found] = await tx
        .select()
        .from(videoRevisions)
        .where(and(eq(videoRevisions.videoId, videoId), eq(videoRevisions.n, n)))
      return found
    },

    /** Writes into the latest revision. */
    async overwrite(tx: Db, id: number, content: VideoContent): Promise<void> {
      await tx
        .update(videoRevisions)
        .set({ ...content, savedAt: sql`now()` })
        .where(eq(videoRevisions.id, id))
    },

    async addRevision(
      tx: Db,
      revision: VideoContent & Pick<VideoRevisionRow, 'videoId' | 'n' | 'savedBy'>,
    ): Promise<void> {
      await tx.insert(videoRevisions).values(revision)
    },

    /** Changes columns of a locked video; its date of change, which readers see, stays. */
    async save(tx: Db, id: number, columns: PgUpdateSetSource<typeof videos>): Promise<void> {
      await tx
        .update(videos)
        .set({ ...columns, revision: sql`${videos.revision} + 1` })
        .where(eq(videos.id, id))
    },

    async setStatus(
      tx: Db,
      id: number,
      status: PublicationStatus,
      columns: PgUpdateSetSource<typeof videos> = {},
    ): Promise<void> {
      await this.save(tx, id, { ...columns, status, statusSince: sql`now()` })
    },

    /** Whether a user owns or manages a school. */
    async manages(tx: Db, userId: number, schoolId: number): Promise<boolean> {
      const { rows } = await tx.execute(sql`
        select from school s where s.id = ${schoolId} and s.deleted_at is null and (
          s.owner_id = ${userId} or exists (select from listing_member m where m.school_id = s.id
            and m.user_id = ${userId} and m.role in ('owner', 'manager') and m.removed_at is null))`)
      return rows.length > 0
    },

    /** The schools that a user owns or manages, by name. */
    async managedSchools(userId: number): Promise<{ id: number; name: string; city: string }[]> {
      const { rows } = await db.execute<{ id: number; name: string; city: string }>(sql`
        select s.id, s.name, coalesce(s.city, '') as city from school s where s.deleted_at is null and (
          s.owner_id = ${userId} or exists (select from listing_member m where m.school_id = s.id
            and m.user_id = ${userId} and m.role in ('owner', 'manager') and m.removed_at is null))
        order by s.name, s.id limit 200`)
      return rows
    },

    remarks: (videoId: number) =>
      db
        .select({
          id: videoRemarks.id,
          n: videoRemarks.n,
          atSeconds: videoRemarks.atSeconds,
          text: videoRemarks.text,
          name: userNameOrNull,
          sentAt: videoRemarks.sentAt,
          resolvedAt: videoRemarks.resolvedAt,
          at: videoRemarks.at,
        })
        .from(videoRemarks)
        .leftJoin(users, eq(users.id, videoRemarks.authorId))
        .where(eq(videoRemarks.videoId, videoId))
        .orderBy(videoRemarks.id),
  }
}
