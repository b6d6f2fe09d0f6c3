import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { idList } from '../../../../db/id-list.ts'
import type { SubjectKind } from '../../cases/case-subject.ts'
import type { UndoneRecord } from '../../undo/undo.service.ts'
import { hasOnlyAppeal } from './only-appeal.repository.ts'

export type UndoneAppealsRepository = ReturnType<typeof createUndoneAppealsRepository>

/** The open case of an appeal against a decision that is undone. */
interface OpenAppeal extends Record<string, unknown> {
  readonly id: number
  readonly revision: number
  readonly appealedCaseId: number
  readonly kind: SubjectKind
  readonly subjectId: number
  readonly name: string
  readonly ownerId: number | null
  /** Whether the case has edits or reports to decide besides. */
  readonly hasMore: boolean
}

/** Closes appeals against decisions that an admin undoes. */
export function createUndoneAppealsRepository() {
  return {
    /** The open appeals against decisions of an action whose case or record returns, locked. */
    async lockOpen(
      tx: Db,
      actionId: number,
      returned: readonly UndoneRecord[],
    ): Promise<OpenAppeal[]> {
      const { rows } = await tx.execute<OpenAppeal>(sql`
        select o.id, o.revision, c.id as "appealedCaseId", o.subject_kind as kind,
          o.subject_id as "subjectId", o.subject_name as name, o.owner_id as "ownerId",
          not ${hasOnlyAppeal} as "hasMore"
        from moderation_case c
          join moderation_case o on o.appealed_case_id = c.id and o.decided_at is null
        where c.action_id = ${actionId} and exists (
          select from jsonb_to_recordset(${JSON.stringify(returned)}::jsonb) r(entity text, id integer)
          where r.entity = 'moderation_case' and r.id = c.id
            or r.entity = c.subject_kind::text and r.id = c.subject_id)
        order by o.id for update of o`)
      return rows
    },

    async close(tx: Db, appealedCaseIds: readonly number[], userId: number): Promise<void> {
      await tx.execute(sql`
        update moderation_appeal set undone_at = now(), decided_by = ${userId}
        where case_id = any(${idList(appealedCaseIds)})
          and upheld_at is null and refused_at is null and undone_at is null`)
    },

    /** Leaves cases open for the edits and reports that they have besides the appeal. */
    async keepWithoutAppeal(tx: Db, ids: readonly number[]): Promise<void> {
      await tx.execute(sql`
        update moderation_case set appealed_case_id = null, revision = revision + 1,
          why = case when reports > 0 then 'report' when fields <> '{}' then 'edit' else 'scan'
            end::moderation_why
        where id = any(${idList(ids)})`)
    },
  }
}
