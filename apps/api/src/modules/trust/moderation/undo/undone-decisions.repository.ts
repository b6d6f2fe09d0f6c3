import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { isoTime } from '../../../../db/iso-time.ts'
import type { StoredRejection } from '../../../../db/schema/index.ts'
import type { CaseOutcome } from '../../cases/case-states.ts'
import type { SubjectKind } from '../../cases/case-subject.ts'
import type { UndoneRecord } from '../../undo/undo.service.ts'

export type UndoneDecisionsRepository = ReturnType<typeof createUndoneDecisionsRepository>

interface Subject {
  readonly kind: SubjectKind
  readonly id: number
  readonly name: string
  readonly ownerId: number
}

/** A decision that the owner was told about. */
interface UndoneDecision extends Subject, Record<string, unknown> {
  readonly isRejection: boolean
  /** The state that returns; null if the record keeps its state. */
  readonly state: string | null
}

/** A decision that applies again, because its undo is undone. */
interface RedoneDecision extends Subject, Record<string, unknown> {
  readonly outcome: Extract<CaseOutcome, 'hidden' | 'removed' | 'rejected_fields'>
  readonly reasonCode: string | null
  readonly note: string | null
  readonly rejections: readonly StoredRejection[]
  readonly decidedAt: string
}

const among = (returned: readonly UndoneRecord[]) => sql`
  returned as (
    select * from jsonb_to_recordset(${JSON.stringify(returned)}::jsonb) r(entity text, id integer))`

/** Finds the decisions that an admin undoes or, by undoing an undo, makes again. */
export function createUndoneDecisionsRepository() {
  return {
    /** The first action of a chain of undos, and whether this action of the chain is an undo of it. */
    async firstOf(tx: Db, actionId: number): Promise<{ id: number; isUndo: boolean }> {
      const { rows } = await tx.execute<{ id: number; isUndo: boolean }>(sql`
        with recursive chain(id, undoes, depth) as (
          select id, undoes_action_id, 0 from admin_action where id = ${actionId}
          union all
          select a.id, a.undoes_action_id, depth + 1 from chain join admin_action a on a.id = undoes)
        select id, depth % 2 = 1 as "isUndo" from chain order by depth desc limit 1`)
      return rows[0] ?? { id: actionId, isUndo: false }
    },

    /**
     * The decisions that hid, removed or rejected something of an owner and return; without those that
     * an open appeal is about. The last action of the chain put them in place. Call it before they return.
     */
    async undone(
      tx: Db,
      firstId: number,
      actionId: number,
      returned: readonly UndoneRecord[],
    ): Promise<UndoneDecision[]> {
      const { rows } = await tx.execute<UndoneDecision>(sql`
        with ${among(returned)}
        select c.subject_kind as kind, c.subject_id as id, c.subject_name as name,
          c.owner_id as "ownerId", c.outcome = 'rejected_fields' as "isRejection",
          u.before ->> 'moderation' as state
        from moderation_case c
          left join undo_record u on u.action_id = ${actionId}
            and u.entity = c.subject_kind::text and u.entity_id = c.subject_id
        where c.action_id = ${firstId} and c.owner_id is not null and c.why <> 'claim'
          and case
            when c.outcome in ('hidden', 'removed') then u.before ? 'moderation' and exists (
              select from returned r where r.entity = c.subject_kind::text and r.id = c.subject_id)
            when c.outcome = 'rejected_fields' then exists (
              select from returned r where r.entity = 'moderation_case' and r.id = c.id)
            else false end
          and not exists (
            select from moderation_case o where o.appealed_case_id = c.id and o.decided_at is null)
        order by c.id`)
      return rows
    },

    /**
     * The decisions that hid, removed or rejected something of an owner and apply again when this undo
     * of them is undone. Call it before they return: a case that was open before its decision has the
     * decision only in what the undo put away.
     */
    async redone(
      tx: Db,
      firstId: number,
      undoId: number,
      returned: readonly UndoneRecord[],
    ): Promise<RedoneDecision[]> {
      const { rows } = await tx.execute<RedoneDecision>(sql`
        with ${among(returned)},
        reopened as (
          select entity_id as id, before as decision from undo_record
          where action_id = ${undoId} and entity = 'moderation_case'
            and before ->> 'action_id' = ${String(firstId)}),
        decided as (
          select c.*, coalesce(r.decision, to_jsonb(c)) as decision
          from (select id from moderation_case where action_id = ${firstId}
              union select id from reopened) found
            join moderation_case c on c.id = found.id
            left join reopened r on r.id = c.id
          where c.owner_id is not null and c.why <> 'claim')
        select c.subject_kind as kind, c.subject_id as id, c.subject_name as name,
          c.owner_id as "ownerId", c.decision ->> 'outcome' as outcome,
          c.decision ->> 'reason_code' as "reasonCode", c.decision ->> 'note_public' as note,
          coalesce(c.decision -> 'rejections', '[]') as rejections,
          ${isoTime(sql`(c.decision ->> 'decided_at')::timestamptz`)} as "decidedAt"
        from decided c
          left join undo_record u on u.action_id = ${undoId}
            and u.entity = c.subject_kind::text and u.entity_id = c.subject_id
        where case
          when c.decision ->> 'outcome' in ('hidden', 'removed') then u.before ? 'moderation'
            and exists (select from returned r
              where r.entity = c.subject_kind::text and r.id = c.subject_id)
          when c.decision ->> 'outcome' = 'rejected_fields' then exists (
            select from returned r where r.entity = 'moderation_case' and r.id = c.id)
          else false end
        order by c.id`)
      return rows
    },
  }
}
