import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { idList } from '../../../db/id-list.ts'
import { isoTime } from '../../../db/iso-time.ts'
import type { PublicationStatus } from '../review/publication-states.ts'

/** The kinds of publications, whose revisions authors write and admins review. */
export type PublicationKind = 'blog' | 'video'

export type Publications = ReturnType<typeof createPublications>

/** The person who changes publications in a transaction, and why: a trigger writes them into the events. */
interface PublicationActor {
  readonly role: 'author' | 'admin' | 'system'
  readonly userId: number | null
  readonly reasonCode?: string | null
  readonly note?: string | null
}

export interface MovedPublication extends Record<string, unknown> {
  readonly id: number
  readonly before: PublicationStatus
  readonly after: PublicationStatus
  readonly revision: number
}

interface OpenCase extends Record<string, unknown> {
  readonly id: number
  readonly revision: number
  readonly findings: Schema<'ModerationFinding'>[]
}

/** Remarks are what a reviewer asks the author to change; those on blogs have a place in the text. */
const tablesOf = {
  blog: {
    publication: sql`blog`,
    id: sql`blog_id`,
    revisions: sql`blog_revision`,
    events: sql`blog_event`,
    formerUrls: sql`blog_former_url`,
    remarks: sql`blog_comment`,
    remarkNotFound: 'Comment not found.',
  },
  video: {
    publication: sql`video`,
    id: sql`video_id`,
    revisions: sql`video_revision`,
    events: sql`video_event`,
    formerUrls: sql`video_former_url`,
    remarks: sql`video_remark`,
    remarkNotFound: 'Remark not found.',
  },
} as const

/** The common parts of blogs and videos: status, revisions, remarks of reviewers, events and case. */
export function createPublications(db: Db, kind: PublicationKind) {
  const t = tablesOf[kind]
  return {
    kind,
    /** The error message for an unknown remark. */
    remarkNotFound: t.remarkNotFound,
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    async actAs(tx: Db, { role, userId, reasonCode, note }: PublicationActor): Promise<void> {
      await tx.execute(sql`
        select set_config(${`edbazaar.${kind}_actor`}, ${role}, true),
          set_config(${`edbazaar.${kind}_actor_id`}, ${userId === null ? '' : String(userId)}, true),
          set_config(${`edbazaar.${kind}_reason`}, ${reasonCode ?? ''}, true),
          set_config(${`edbazaar.${kind}_note`}, ${note ?? ''}, true)`)
    },

    /** Number of publications of an author that were approved. */
    async approvedOf(authorId: number, exceptId: number, tx: Db = db): Promise<number> {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from ${t.publication}
        where author_id = ${authorId} and id <> ${exceptId} and approved_revision is not null
          and removed_at is null and moderation = 'approved'`)
      return rows[0]?.count ?? 0
    },

    /** Those of the addresses that another publication has or had. */
    async takenUrls(tx: Db, id: number, urls: readonly string[]): Promise<ReadonlySet<string>> {
      const list = sql`array(select jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb))`
      const { rows } = await tx.execute<{ url: string }>(sql`
        select url from ${t.publication} where url = any(${list}) and id <> ${id}
        union select url from ${t.formerUrls} where url = any(${list}) and ${t.id} <> ${id}`)
      return new Set(rows.map(({ url }) => url))
    },

    /** Later saves leave the latest revision as it is. */
    async keepLatest(tx: Db, id: number): Promise<void> {
      await tx.execute(sql`
        update ${t.revisions} set is_kept = true where ${t.id} = ${id}
          and n = (select max(n) from ${t.revisions} where ${t.id} = ${id})`)
    },

    async events(id: number) {
      const { rows } = await db.execute<{
        from: PublicationStatus | null
        to: PublicationStatus
        actor: PublicationActor['role']
        name: string | null
        reasonCode: string | null
        note: string | null
        at: string
      }>(sql`
        select e.from_status as "from", e.to_status as "to", e.actor,
          btrim(u.firstname || ' ' || u.lastname) as name, e.reason_code as "reasonCode", e.note,
          ${isoTime(sql`e.at`)} as at
        from ${t.events} e left join app_user u on u.id = e.actor_id
        where e.${t.id} = ${id} order by e.id`)
      return rows
    },

    async move(
      tx: Db,
      ids: readonly number[],
      from: PublicationStatus,
      to: PublicationStatus,
    ): Promise<MovedPublication[]> {
      const { rows } = await tx.execute<MovedPublication>(sql`
        update ${t.publication} set status = ${to}, status_since = now(), revision = revision + 1
        where id = any(${idList(ids)}) and status = ${from}
        returning id, ${from}::publication as before, status as after, revision`)
      return rows
    },

    /** An admin takes published ones off the site. */
    async takeDown(tx: Db, ids: readonly number[]): Promise<MovedPublication[]> {
      const { rows } = await tx.execute<MovedPublication>(sql`
        update ${t.publication} set status = 'removed', status_since = now(), removed_at = now(),
          removed_by = 'admin', revision = revision + 1
        where id = any(${idList(ids)}) and status = 'published'
        returning id, 'published'::publication as before, status as after, revision`)
      return rows
    },

    /** Those that an admin took off the site are public again, as they were. Each passes its review again. */
    async restore(tx: Db, ids: readonly number[]): Promise<MovedPublication[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        update ${t.publication} set status = 'review', status_since = now(), revision = revision + 1
        where id = any(${idList(ids)}) and status = 'removed' and removed_by = 'admin'
          and approved_revision is not null
        returning id`)
      const { rows: moved } = await tx.execute<MovedPublication>(sql`
        update ${t.publication} set status = 'published', status_since = now(), removed_at = null,
          removed_by = null, revision = revision + 1
        where id = any(${idList(rows.map(({ id }) => id))})
        returning id, 'removed'::publication as before, status as after, revision`)
      return moved
    },

    /** Remarks that the author has not seen. */
    async unsentRemarks(tx: Db, id: number): Promise<number> {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from ${t.remarks}
        where ${t.id} = ${id} and sent_at is null`)
      return rows[0]?.count ?? 0
    },

    /** Removes a remark that the author has not seen; undefined if there is none, false if it was sent. */
    async removeRemark(tx: Db, id: number, remarkId: number): Promise<boolean | undefined> {
      const { rows } = await tx.execute<{ isSent: boolean }>(sql`
        select sent_at is not null as "isSent" from ${t.remarks}
        where id = ${remarkId} and ${t.id} = ${id} for update`)
      const [found] = rows
      if (!found || found.isSent) return found && false
      await tx.execute(sql`delete from ${t.remarks} where id = ${remarkId}`)
      return true
    },

    /** The author sees the remarks from now on. */
    async sendRemarks(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        update ${t.remarks} set sent_at = now()
        where ${t.id} = any(${idList(ids)}) and sent_at is null`)
    },

    /** Removes remarks that nobody has sent; those on approved content are settled. */
    async closeRemarks(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        delete from ${t.remarks} where ${t.id} = any(${idList(ids)}) and sent_at is null`)
      await tx.execute(sql`
        update ${t.remarks} set resolved_at = now()
        where ${t.id} = any(${idList(ids)}) and resolved_at is null`)
    },

    /** Remarks that the author has seen and not resolved. */
    async openRemarks(tx: Db, id: number): Promise<number> {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from ${t.remarks}
        where ${t.id} = ${id} and sent_at is not null and resolved_at is null`)
      return rows[0]?.count ?? 0
    },

    /** Resolves a remark that the author has seen, or opens it again; returns whether there is one. */
    async resolve(tx: Db, id: number, remarkId: number, isResolved: boolean): Promise<boolean> {
      const { rowCount } = await tx.execute(sql`
        update ${t.remarks} set resolved_at = case when ${isResolved} then now() end
        where id = ${remarkId} and ${t.id} = ${id} and sent_at is not null`)
      return (rowCount ?? 0) > 0
    },

    async openCase(id: number): Promise<OpenCase | undefined> {
      const { rows } = await db.execute<OpenCase>(sql`
        select id, revision, findings from moderation_case
        where subject_kind = ${kind} and subject_id = ${id} and decided_at is null`)
      return rows[0]
    },

    /** Closes the open case of a publication that is no longer submitted. */
    async withdrawCase(tx: Db, id: number, userId: number): Promise<void> {
      await tx.execute(sql`
        with closed as (
          update moderation_case set outcome = 'ignored', decided_at = now(),
            note_private = 'Withdrawn by its author.', claimed_by = null, claimed_until = null,
            revision = revision + 1
          where subject_kind = ${kind} and subject_id = ${id} and decided_at is null
            and why in ('new', 'edit', 'scan') and reports = 0
          returning id)
        insert into moderation_event (case_id, kind, actor_id, detail)
        select id, 'decided', ${userId}, '{"outcome": "ignored"}' from closed`)
    },
  }
}
