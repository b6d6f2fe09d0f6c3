import { sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { idList } from '../../../../db/id-list.ts'
import { isoTime } from '../../../../db/iso-time.ts'
import { personJson } from '../../../../db/person-json.ts'
import type { SubjectKind } from '../../cases/case-subject.ts'

export type CaseDetailRepository = ReturnType<typeof createCaseDetailRepository>

type Values = Readonly<Record<string, unknown>>

/** The values that a case compares. */
export interface CaseValues extends Record<string, unknown> {
  /** The record's columns before the changes, by their property names. */
  readonly baseline: Values | null
  /** The values that were decided about. */
  readonly decidedValues: Values | null
}

export interface HeldRow extends Record<string, unknown> {
  readonly id: number
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

const mostEvents = 50
const mostOthers = 10

/** The contents of the page of a case besides its row. */
export function createCaseDetailRepository(db: Db) {
  return {
    async values(id: number, tx: Db = db): Promise<CaseValues | undefined> {
      const { rows } = await tx.execute<CaseValues>(sql`
        select baseline, decided_values as "decidedValues" from moderation_case where id = ${id}`)
      return rows[0]
    },

    /** The values of the case that wait for a decision, or were decided with it. */
    async held(caseId: number, tx: Db = db): Promise<HeldRow[]> {
      const { rows } = await tx.execute<HeldRow>(sql`
        select id, field, before, after from held_edit where case_id = ${caseId} order by id`)
      return rows
    },

    /** The values of several cases that wait for a decision, or were decided with it. */
    async heldOf(caseIds: readonly number[], tx: Db = db) {
      if (caseIds.length === 0) return []
      const { rows } = await tx.execute<HeldRow & { readonly caseId: number }>(sql`
        select id, case_id as "caseId", field, before, after from held_edit
        where case_id = any(${idList(caseIds)}) order by id`)
      return rows
    },

    /** The events of the record's cases, newest first. */
    async history(kind: SubjectKind, subjectId: number, tx: Db = db) {
      const { rows } = await tx.execute<Schema<'ModerationEvent'>>(sql`
        select e.id, e.kind, ${personJson('actor')} as actor, e.detail ->> 'outcome' as outcome,
          coalesce(e.detail -> 'fields', '[]') as fields, e.detail ->> 'text' as text,
          ${isoTime(sql`e.at`)} as at
        from moderation_event e join moderation_case c on c.id = e.case_id
          left join app_user actor on actor.id = e.actor_id
        where c.subject_kind = ${kind} and c.subject_id = ${subjectId}
        order by e.id desc limit ${mostEvents}`)
      return rows
    },

    /** The reports of a case, with how often each reporter was right before. */
    async reports(caseId: number) {
      const { rows } = await db.execute<Schema<'ModerationReport'>>(sql`
        select r.id, r.reason, r.text, ${personJson('reporter')} as reporter,
          ${isoTime(sql`r.at`)} as at, r.agreed, earlier.decided as earlier_reports,
          earlier.agreed as earlier_agreed
        from moderation_report r left join app_user reporter on reporter.id = r.reporter_id
          cross join lateral (
            select count(*)::integer as decided,
              (count(*) filter (where o.agreed))::integer as agreed
            from moderation_report o
            where o.reporter_id = r.reporter_id and o.case_id <> r.case_id and o.agreed is not null
          ) earlier
        where r.case_id = ${caseId} order by r.id desc`)
      return rows
    },

    /** The appeal that a case is about, or against its decision. */
    async appeal(caseId: number, appealedCaseId: number | null, tx: Db = db) {
      const { rows } = await tx.execute<Schema<'ModerationAppeal'>>(sql`
        select a.text, ${personJson('u')} as by, ${isoTime(sql`a.at`)} as at,
          case when a.upheld_at is not null then 'upheld'
            when a.refused_at is not null then 'refused'
            when a.undone_at is not null then 'undone' else 'open' end as result,
          ${isoTime(sql`coalesce(a.upheld_at, a.refused_at, a.undone_at)`)} as decided_at
        from moderation_appeal a left join app_user u on u.id = a.user_id
        where a.case_id in (${caseId}, ${appealedCaseId}::integer)
        order by a.case_id = ${appealedCaseId}::integer desc limit 1`)
      return rows[0] ?? null
    },

    /** Open requests to manage the school of a case, oldest first. */
    async schoolClaims(caseId: number, tx: Db = db) {
      const { rows } = await tx.execute<Schema<'SchoolClaim'>>(sql`
        select k.id, ${personJson('u')} as by, k.role, k.email, k.phone, k.text,
          ${isoTime(sql`k.at`)} as at,
          coalesce(split_part(lower(k.email), '@', 2) in (
            split_part(lower(s.contact_email), '@', 2),
            regexp_replace(lower(s.website), '^https?://(www[.])?([^/:?#]+).*$', '\\2')), false)
            and split_part(lower(k.email), '@', 2) not in ('gmail.com', 'yahoo.com', 'yahoo.co.in',
              'outlook.com', 'hotmail.com', 'rediffmail.com', 'icloud.com', 'proton.me')
            as is_official_domain,
          (select count(*)::integer from school_claim o
            where o.user_id = k.user_id and o.decided_at is null) as open_claims
        from school_claim k join app_user u on u.id = k.user_id join school s on s.id = k.school_id
        where k.case_id = ${caseId} and k.decided_at is null order by k.id`)
      return rows
    },

    /** Outcomes of the owner's earlier cases. */
    async ownerRecord(ownerId: number) {
      const { rows } = await db.execute<
        NonNullable<Schema<'ModerationCase'>['owner_record']> & Record<string, unknown>
      >(sql`
        select ${isoTime(sql`u.created_at`)} as since, u.email,
          (select count(*)::integer from school where owner_id = u.id and deleted_at is null)
            + (select count(*)::integer from store where owner_id = u.id and deleted_at is null)
            as listings,
          count(c.id)::integer as decided,
          (count(*) filter (where c.outcome = 'approved'))::integer as approved,
          (count(*) filter (where c.outcome in ('hidden', 'removed', 'rejected_fields')
            and c.decided_at > now() - interval '1 year'
            and not exists (select from moderation_appeal a
              where a.case_id = c.id and a.upheld_at is not null)
            and not exists (select from admin_action u
              where u.undoes_action_id = c.action_id)))::integer as upheld
        from app_user u
          left join moderation_case c on c.owner_id = u.id and c.decided_at is not null
        where u.id = ${ownerId} group by u.id`)
      return rows[0] ?? null
    },

    /** Other cases about the record or of its owner, newest first. */
    async otherCases(
      id: number,
      kind: SubjectKind,
      subjectId: number,
      ownerId: number | null,
    ): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(sql`
        (select id from moderation_case
          where subject_kind = ${kind} and subject_id = ${subjectId} and id <> ${id}
          order by id desc limit ${mostOthers})
        union
        (select id from moderation_case where owner_id = ${ownerId}::integer and id <> ${id}
          order by id desc limit ${mostOthers})
        order by id desc limit ${mostOthers}`)
      return rows.map((row) => row.id)
    },

    /** The admin who made the decision that an appeal is about. */
    async deciderOf(caseId: number, tx: Db = db): Promise<number | null> {
      const { rows } = await tx.execute<{ decidedBy: number | null }>(sql`
        select decided_by as "decidedBy" from moderation_case where id = ${caseId}`)
      return rows[0]?.decidedBy ?? null
    },

    /** The files among these that can no longer be shown. */
    async lostFiles(keys: readonly string[], tx: Db = db): Promise<ReadonlySet<string>> {
      if (keys.length === 0) return new Set()
      const { rows } = await tx.execute<{ key: string }>(sql`
        select wanted.key from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) wanted(key)
        where not exists (
          select from upload u where u.key = wanted.key and u.removing_at is null)`)
      return new Set(rows.map(({ key }) => key))
    },
  }
}
