import { sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { isoTime } from '../../../../db/iso-time.ts'
import { isDecisionUndone } from '../appeals/appeals.repository.ts'
import { appealDays } from '../outcomes/appeal-rules.ts'

export type NoticesRepository = ReturnType<typeof createNoticesRepository>

type Notice = Omit<Schema<'ModerationNotice'>, 'reference'> & Record<string, unknown>
type HeldEdit = Schema<'HeldEdit'> & Record<string, unknown>
type Claim = Schema<'ModerationNoticeList'>['claims'][number] & Record<string, unknown>

const most = 100

/** The records of a user: those that they own, or work for as an editor. */
const recordsOf = (userId: number) => sql`
  records as materialized (
    select 'school'::moderation_subject as kind, id from school where owner_id = ${userId}
    union select 'school', school_id from listing_member where user_id = ${userId}
      and role in ('owner', 'manager') and removed_at is null and school_id is not null
    union select 'store', id from store where owner_id = ${userId}
    union select 'store', store_id from listing_member where user_id = ${userId}
      and role in ('owner', 'manager') and removed_at is null and store_id is not null
    union select 'blog', id from blog where author_id = ${userId}
    union select 'video', id from video where author_id = ${userId}
    union select 'comment', id from comment where author_id = ${userId}
  ), own as materialized (
    select kind, id from records
    union select 'product', product.id from records
      join product on records.kind = 'store' and product.store_id = records.id
    union select 'job', job.id from records
      join job on records.kind = 'school' and job.school_id = records.id
        or records.kind = 'store' and job.store_id = records.id
  )`

/** Notices to owners about their listings. */
export function createNoticesRepository(db: Db) {
  return {
    /** Decisions about the user's records, newest first; approvals of edits say nothing new. */
    async list(userId: number, { offset, limit }: Slice): Promise<Notice[]> {
      const { rows } = await db.execute<Notice>(sql`
        with ${recordsOf(userId)}
        select c.id as case_id, c.subject_kind as kind, c.subject_id as id, c.subject_name as name,
          coalesce(
            (select moderation from school where c.subject_kind = 'school' and id = c.subject_id),
            (select moderation from store where c.subject_kind = 'store' and id = c.subject_id),
            (select moderation from product where c.subject_kind = 'product' and id = c.subject_id),
            (select moderation from job where c.subject_kind = 'job' and id = c.subject_id),
            (select moderation from blog where c.subject_kind = 'blog' and id = c.subject_id),
            (select moderation from video where c.subject_kind = 'video' and id = c.subject_id),
            (select moderation from comment where c.subject_kind = 'comment' and id = c.subject_id)
          ) as state,
          c.outcome, c.reason_code, c.note_public as note, c.rejections as fields,
          ${isoTime(sql`c.decided_at`)} as decided_at,
          case when c.outcome in ('hidden', 'removed', 'rejected_fields') and a.id is null and not ${isDecisionUndone}
              and c.decided_at > now() - make_interval(days => ${appealDays})
            then ${isoTime(sql`c.decided_at + make_interval(days => ${appealDays})`)}
            end as appeal_until,
          case when a.id is not null then json_build_object('text', a.text, 'by', null,
            'at', ${isoTime(sql`a.at`)},
            'result', case when a.upheld_at is not null then 'upheld'
              when a.refused_at is not null then 'refused'
              when a.undone_at is not null then 'undone' else 'open' end,
            'decided_at', ${isoTime(sql`coalesce(a.upheld_at, a.refused_at, a.undone_at)`)}) end as appeal
        from own join moderation_case c on c.subject_kind = own.kind and c.subject_id = own.id
          left join moderation_appeal a on a.case_id = c.id
            and coalesce(a.undone_at > c.decided_at, true)
        where c.decided_at is not null and c.outcome <> 'ignored' and c.why <> 'claim'
        order by c.decided_at desc, c.id desc offset ${offset} limit ${limit}`)
      return rows
    },

    async count(userId: number): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`
        with ${recordsOf(userId)}
        select count(*)::integer as count
        from own join moderation_case c on c.subject_kind = own.kind and c.subject_id = own.id
        where c.decided_at is not null and c.outcome <> 'ignored' and c.why <> 'claim'`)
      return rows[0]?.count ?? 0
    },

    /** Edits of the user's listings that wait for a decision. */
    async held(userId: number): Promise<HeldEdit[]> {
      const { rows } = await db.execute<HeldEdit>(sql`
        with ${recordsOf(userId)}
        select h.id, h.entity as kind, h.entity_id as listing_id, c.subject_name as name, h.field,
          h.before, h.after, ${isoTime(sql`h.at`)} as at
        from own join held_edit h on h.entity = own.kind and h.entity_id = own.id
          join moderation_case c on c.id = h.case_id
        where h.decided_at is null order by h.id desc limit ${most}`)
      return rows
    },

    /** The schools that the user asked for. */
    async claims(userId: number): Promise<Claim[]> {
      const { rows } = await db.execute<Claim>(sql`
        select k.case_id, k.school_id, s.name,
          case when is_public(s) then '/schools/' || s.slug end as path,
          ${isoTime(sql`k.at`)} as at, coalesce(k.result, 'open') as result,
          case when k.result is not null then c.note_public end as note
        from school_claim k join school s on s.id = k.school_id
          join moderation_case c on c.id = k.case_id
        where k.user_id = ${userId} order by k.id desc limit ${most}`)
      return rows
    },
  }
}
