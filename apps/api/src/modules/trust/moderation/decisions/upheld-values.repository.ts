import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import type { CaseRecord } from '../queue/case-record.ts'

export type UpheldValuesRepository = ReturnType<typeof createUpheldValuesRepository>

/** The columns that a decision reverted, by their names in the database. */
export interface RevertedColumns extends Record<string, unknown> {
  /** The owner's values. */
  readonly values: Readonly<Record<string, unknown>>
  /** The columns that have changed again since. */
  readonly changedSince: readonly string[]
}

/** A value that waited for a decision and was not applied. */
export interface UnappliedEdit extends Record<string, unknown> {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** Reads what the decision of a case took from the owner. */
export function createUpheldValuesRepository() {
  return {
    /** The columns of the listing that the decision changed; undefined if they are not kept. */
    async revertedColumns(
      tx: Db,
      { actionId, subjectKind: kind, subjectId }: CaseRecord,
    ): Promise<RevertedColumns | undefined> {
      const { rows } = await tx.execute<RevertedColumns>(sql`
        select u.before as values, since.columns as "changedSince"
        from undo_record u join ${sql.identifier(kind)} r on r.id = u.entity_id
          cross join lateral (select to_jsonb(r) as j offset 0) whole
          cross join lateral (
            select coalesce(json_agg(a.key) filter (where whole.j -> a.key <> a.value), '[]')
              as columns
            from jsonb_each(u.after) a) since
        where u.action_id = ${actionId}::integer and u.entity = ${kind}
          and u.entity_id = ${subjectId}`)
      return rows[0]
    },

    /** The values that were not applied, unless the owner has sent newer ones since. */
    async unappliedEdits(tx: Db, { id }: CaseRecord): Promise<UnappliedEdit[]> {
      const { rows } = await tx.execute<UnappliedEdit>(sql`
        select h.field, h.before, h.after from held_edit h
        where h.case_id = ${id} and h.outcome = 'returned' and not exists (
          select from held_edit o where o.entity = h.entity and o.entity_id = h.entity_id
            and o.field = h.field and o.id > h.id)
        order by h.id`)
      return rows
    },
  }
}
