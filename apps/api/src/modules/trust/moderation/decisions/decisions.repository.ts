import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { editTransaction } from '../../../../db/edit-transaction.ts'
import { idList } from '../../../../db/id-list.ts'
import { isoTime } from '../../../../db/iso-time.ts'
import type { EventDetail, StoredRejection } from '../../../../db/schema/index.ts'
import type { CaseOutcome } from '../../cases/case-states.ts'
import type { CaseSubject, SubjectKind } from '../../cases/case-subject.ts'

export type DecisionsRepository = ReturnType<typeof createDecisionsRepository>

/** A decision about one or many cases. */
export interface ClosingDecision {
  readonly outcome: CaseOutcome
  readonly reasonCode: string | null
  readonly notePublic: string | null
  readonly notePrivate: string | null
  readonly decidedBy: number
  readonly actionId: number
  readonly rejections?: readonly StoredRejection[]
}

const decidedDetail = (decision: ClosingDecision): EventDetail => ({
  outcome: decision.outcome,
  fields: (decision.rejections ?? []).map(({ field }) => field),
  ...(decision.notePublic !== null && { text: decision.notePublic }),
  action_id: decision.actionId,
})

/** A record that a decision is about. */
interface DecidedRecord extends Pick<CaseSubject, 'id' | 'name' | 'place' | 'ownerId'> {
  readonly revision: number | null
}

/** Writes decisions about cases. */
export function createDecisionsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),

    /** Locks cases until the transaction ends, in the order of their ids. */
    async lock(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        select id from moderation_case where id = any(${idList(ids)}) order by id for update`)
    },

    /** The open cases about records. */
    async openCasesOf(tx: Db, kind: string, subjectIds: readonly number[]): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select id from moderation_case
        where subject_kind = ${kind} and subject_id = any(${idList(subjectIds)})
          and decided_at is null
        order by id for update`)
      return rows.map(({ id }) => id)
    },

    /** Closes locked cases, with the values that the decision is about by case, and ends their claims. */
    async close(
      tx: Db,
      ids: readonly number[],
      decision: ClosingDecision,
      decidedValues: ReadonlyMap<number, Readonly<Record<string, unknown>>>,
    ): Promise<void> {
      const { outcome, reasonCode, notePublic, notePrivate, decidedBy, actionId } = decision
      await tx.execute(sql`
        update moderation_case set outcome = ${outcome}, reason_code = ${reasonCode}::text,
          note_public = ${notePublic}::text, note_private = ${notePrivate}::text,
          rejections = ${JSON.stringify(decision.rejections ?? [])}::jsonb,
          decided_values = ${JSON.stringify(Object.fromEntries(decidedValues))}::jsonb -> id::text,
          decided_at = now(), decided_by = ${decidedBy}, action_id = ${actionId},
          claimed_by = null, claimed_until = null, revision = revision + 1
        where id = any(${idList(ids)})`)
      await this.addEvents(tx, ids, 'decided', decidedBy, decidedDetail(decision))
    },

    /**
     * Records a decision about records that have no open case, so that their owners can appeal.
     * The cases are closed from the start.
     */
    async addClosed(
      tx: Db,
      kind: SubjectKind,
      records: readonly DecidedRecord[],
      decision: ClosingDecision,
    ): Promise<void> {
      if (records.length === 0) return
      const { outcome, reasonCode, notePublic, notePrivate, decidedBy, actionId } = decision
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into moderation_case (subject_kind, subject_id, why, subject_name, subject_place,
          owner_id, to_revision, outcome, reason_code, note_public, note_private, decided_at,
          decided_by, action_id)
        select ${kind}, r.id, 'scan', r.name, r.place, r."ownerId", r.revision, ${outcome},
          ${reasonCode}::text, ${notePublic}::text, ${notePrivate}::text, now(), ${decidedBy}::integer,
          ${actionId}::integer
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
          r(id integer, name text, place text, "ownerId" integer, revision integer)
        returning id`)
      const ids = rows.map(({ id }) => id)
      await this.addEvents(tx, ids, 'decided', decidedBy, decidedDetail(decision))
    },

    /** Adds the same event to cases. */
    async addEvents(
      tx: Db,
      ids: readonly number[],
      kind: 'decided' | 'note' | 'undone' | 'reopened' | 'appealed',
      actorId: number,
      detail: EventDetail,
    ): Promise<void> {
      if (ids.length === 0) return
      await tx.execute(sql`
        insert into moderation_event (case_id, kind, actor_id, detail)
        select id, ${kind}::moderation_event_kind, ${actorId}::integer,
          ${JSON.stringify(detail)}::jsonb
        from unnest(${idList(ids)}) id`)
    },

    /**
     * Marks whether the decision agreed with the reports; returns and deletes the addresses of visitors
     * who asked for the outcome.
     */
    async settleReports(tx: Db, ids: readonly number[], agreed: boolean) {
      const { rows } = await tx.execute<{ caseId: number; email: string }>(sql`
        with settled as (
          update moderation_report r set agreed = ${agreed}, reporter_email = null
          from (select id, reporter_email from moderation_report
            where case_id = any(${idList(ids)}) for update) old
          where old.id = r.id returning r.case_id, old.reporter_email)
        select case_id as "caseId", reporter_email as email from settled
        where reporter_email is not null`)
      return rows
    },

    /** Decides the values of a case that wait: those of `returned` fields are not applied. */
    async settleHeld(tx: Db, caseId: number, returned: readonly string[]): Promise<void> {
      await tx.execute(sql`
        update held_edit set decided_at = now(),
          outcome = case when field in (
              select jsonb_array_elements_text(${JSON.stringify(returned)}::jsonb))
            then 'returned' else 'applied' end
        where case_id = ${caseId} and decided_at is null`)
    },

    /** Decides the requests to manage a school; returns the one that is granted. */
    async settleClaims(tx: Db, caseId: number, grantedId: number | null) {
      const { rows } = await tx.execute<{ id: number; userId: number; result: string }>(sql`
        update school_claim set decided_at = now(),
          result = case when id = ${grantedId}::integer then 'granted' else 'refused' end
        where case_id = ${caseId} and decided_at is null
        returning id, user_id as "userId", result`)
      return rows
    },

    async settleAppeal(
      tx: Db,
      appealedCaseId: number,
      isUpheld: boolean,
      decidedBy: number,
    ): Promise<void> {
      await tx.execute(sql`
        update moderation_appeal set decided_by = ${decidedBy},
          upheld_at = case when ${isUpheld} then now() end,
          refused_at = case when not ${isUpheld} then now() end
        where case_id = ${appealedCaseId} and upheld_at is null and refused_at is null`)
    },

    /** Claims a case for 10 minutes; returns whether it could be. */
    async claim(tx: Db, id: number, userId: number, mayTakeOver: boolean): Promise<string | null> {
      const { rows } = await tx.execute<{ until: string }>(sql`
        update moderation_case set claimed_by = ${userId},
          claimed_until = now() + interval '10 minutes'
        where id = ${id} and decided_at is null and (${mayTakeOver} or claimed_by = ${userId}
          or coalesce(claimed_until < now(), true))
        returning ${isoTime(sql`claimed_until`)} as until`)
      return rows[0]?.until ?? null
    },

    async release(tx: Db, id: number, userId: number): Promise<void> {
      await tx.execute(sql`
        update moderation_case set claimed_by = null, claimed_until = null
        where id = ${id} and claimed_by = ${userId}`)
    },
  }
}
