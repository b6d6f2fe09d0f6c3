import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import type { SubjectKind } from '../../cases/cases.repository.ts'
import type { UndoneRecord } from '../../undo/undo.service.ts'

export type UndoneDecisionsRepository = ReturnType<typeof createUndoneDecisionsRepository>

/** A decision that the owner was told about. */
interface UndoneDecision extends Record<string, unknown> {
  readonly kind: SubjectKind
  readonly id: number
  readonly name: string
  readonly ownerId: number
  readonly isRejection: boolean
  /** The state that returns; null if the record keeps its state. */
  readonly state: string | null
}

/** Finds the decisions that an admin undoes. */
export function createUndoneDecisionsRepository() {
  return {
    /**
     * The decisions of an action that hid, removed or rejected something of an owner and return; without
     * those that an open appeal is about. Call it before they return.
     */
    async told(
      tx: Db,
      actionId: number,
      returned: readonly UndoneRecord[],
    ): Promise<UndoneDecision[]> {
      const { rows } = await tx.execute<UndoneDecision>(sql`
        with returned as (
          select * from jsonb_to_recordset(${JSON.stringify(returned)}::jsonb)
            r(entity text, id integer))
        select c.subject_kind as kind, c.subject_id as id, c.subject_name as name,
          c.owner_id as "ownerId", c.outcome = 'rejected_fields' as "isRejection",
          u.before ->> 'moderation' as state
        from moderation_case c
          left join undo_record u on u.action_id = c.action_id
            and u.entity = c.subject_kind::text and u.entity_id = c.subject_id
        where c.action_id = ${actionId} and c.owner_id is not null and c.why <> 'claim'
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
  }
}
