import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import { isoTime } from '../../../../db/iso-time.ts'
import { users, videoRemarks, videoRevisions, videos } from '../../../../db/schema/index.ts'
import type { PublicationStatus } from '../../review/publication-states.ts'

export type OwnVideosRepository = ReturnType<typeof createOwnVideosRepository>
export type VideoRecord = typeof videos.$inferSelect
export type VideoRevisionRow = typeof videoRevisions.$inferSelect
export type VideoStatus = VideoRecord['status']

/** The columns of a revision that the author writes. */
export type VideoContent = Omit<
  VideoRevisionRow,
  'id' | 'videoId' | 'n' | 'isKept' | 'savedBy' | 'startedAt' | 'savedAt'
>

/** Who changes videos in a transaction, and why: the trigger writes them into the events. */
export interface VideoActor {
  readonly role: 'author' | 'admin' | 'system'
  readonly userId: number | null
  readonly reasonCode?: string | null
  readonly note?: string | null
}

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
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    async actAs(tx: Db, { role, userId, reasonCode, note }: VideoActor): Promise<void> {
      await tx.execute(sql`
        select set_config('edbazaar.video_actor', ${role}, true),
          set_config('edbazaar.video_actor_id', ${userId === null ? '' : String(userId)}, true),
          set_config('edbazaar.video_reason', ${reasonCode ?? ''}, true),
          set_config('edbazaar.video_note', ${note ?? ''}, true)`)
    },

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

    /** The name under which a user is an author. */
    async nameOf(tx: Db, userId: number): Promise<string> {
      const [found] = await tx
        .select({ name: sql<string>`btrim(firstname || ' ' || lastname)` })
        .from(users)
        .where(eq(users.id, userId))
      return found?.name ?? ''
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

    /** Later saves leave the latest revision as it is. */
    async keepLatest(tx: Db, videoId: number): Promise<void> {
      await tx.execute(sql`
        update video_revision set is_kept = true where video_id = ${videoId}
          and n = (select max(n) from video_revision where video_id = ${videoId})`)
    },

    /** Changes columns of a locked video; its date of change, which readers see, stays. */
    async save(tx: Db, id: number, columns: Partial<typeof videos.$inferInsert>): Promise<void> {
      await tx
        .update(videos)
        .set({ ...columns, revision: sql`${videos.revision} + 1` })
        .where(eq(videos.id, id))
    },

    async setStatus(
      tx: Db,
      id: number,
      status: PublicationStatus,
      columns: Partial<typeof videos.$inferInsert> = {},
    ): Promise<void> {
      await this.save(tx, id, { ...columns, status, statusSince: sql`now()` as never })
    },

    /** Which of the addresses another video has or had. */
    async takenUrls(tx: Db, id: number, urls: readonly string[]): Promise<ReadonlySet<string>> {
      const list = sql`array(select jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb))`
      const { rows } = await tx.execute<{ url: string }>(sql`
        select url from video where url = any(${list}) and id <> ${id}
        union select url from video_former_url where url = any(${list}) and video_id <> ${id}`)
      return new Set(rows.map(({ url }) => url))
    },

    /** How many videos of an author were approved. */
    async approvedOf(authorId: number, exceptId: number, tx: Db = db): Promise<number> {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from video
        where author_id = ${authorId} and id <> ${exceptId} and approved_revision is not null
          and removed_at is null and moderation = 'approved'`)
      return rows[0]?.count ?? 0
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

    async events(videoId: number) {
      const { rows } = await db.execute<{
        from: PublicationStatus | null
        to: PublicationStatus
        actor: VideoActor['role']
        name: string | null
        reasonCode: string | null
        note: string | null
        at: string
      }>(sql`
        select e.from_status as "from", e.to_status as "to", e.actor,
          btrim(u.firstname || ' ' || u.lastname) as name, e.reason_code as "reasonCode", e.note,
          ${isoTime(sql`e.at`)} as at
        from video_event e left join app_user u on u.id = e.actor_id
        where e.video_id = ${videoId} order by e.id`)
      return rows
    },

    remarks: (videoId: number) =>
      db
        .select({
          id: videoRemarks.id,
          n: videoRemarks.n,
          atSeconds: videoRemarks.atSeconds,
          text: videoRemarks.text,
          name: sql<string | null>`btrim(${users.firstname} || ' ' || ${users.lastname})`,
          sentAt: videoRemarks.sentAt,
          resolvedAt: videoRemarks.resolvedAt,
          at: videoRemarks.at,
        })
        .from(videoRemarks)
        .leftJoin(users, eq(users.id, videoRemarks.authorId))
        .where(eq(videoRemarks.videoId, videoId))
        .orderBy(videoRemarks.id),

    /** Remarks that the author has seen and not resolved. */
    openRemarks: (tx: Db, videoId: number): Promise<number> =>
      tx.$count(
        videoRemarks,
        sql`video_id = ${videoId} and sent_at is not null and resolved_at is null`,
      ),

    /** Resolves a remark that the author has seen, or opens it again; returns whether there is one. */
    async resolve(tx: Db, videoId: number, id: number, isResolved: boolean): Promise<boolean> {
      const { rowCount } = await tx.execute(sql`
        update video_remark set resolved_at = case when ${isResolved} then now() end
        where id = ${id} and video_id = ${videoId} and sent_at is not null`)
      return (rowCount ?? 0) > 0
    },

    /** Closes the open case of a video that is no longer submitted. */
    async withdrawCase(tx: Db, id: number, userId: number): Promise<void> {
      await tx.execute(sql`
        with closed as (
          update moderation_case set outcome = 'ignored', decided_at = now(),
            note_private = 'Withdrawn by its author.', claimed_by = null, claimed_until = null,
            revision = revision + 1
          where subject_kind = 'video' and subject_id = ${id} and decided_at is null
            and why in ('new', 'edit', 'scan') and reports = 0
          returning id)
        insert into moderation_event (case_id, kind, actor_id, detail)
        select id, 'decided', ${userId}, '{"outcome": "ignored"}' from closed`)
    },
  }
}
