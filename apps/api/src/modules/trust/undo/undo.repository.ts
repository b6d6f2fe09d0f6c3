import { getTableName, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { isoTime } from '../../../db/iso-time.ts'
import { personJson } from '../../../db/person-json.ts'
import { undoDays } from '../audit/undo-days.ts'
import type { Undoable } from './undoable.ts'

export type UndoRepository = ReturnType<typeof createUndoRepository>

type Values = Readonly<Record<string, unknown>>

/** The changes of an action to a record, and its present values. */
export interface ChangedRow extends Record<string, unknown> {
  readonly id: number
  readonly name: string | null
  readonly revision: number | null
  readonly before: Values
  /** The values of the same columns now. */
  readonly now: Values
  /** The columns that have changed since. */
  readonly since: readonly string[]
}

/** The columns of a record to put back. */
interface Return {
  readonly id: number
  readonly columns: readonly string[]
  readonly isRevised: boolean
}

export interface ActionRow extends Record<string, unknown> {
  readonly id: number
  readonly actor: { readonly id: number; readonly name: string } | null
  readonly verb: string
  readonly reasonCode: string | null
  readonly reasonText: string | null
  readonly rows: number
  readonly createdAt: string
  readonly undoesActionId: number | null
  readonly undoneByActionId: number | null
  /** Null if it has nothing to undo. */
  readonly undoUntil: string | null
  readonly isExpired: boolean
}

const undoEnd = sql`(action.created_at + make_interval(days => ${undoDays}))`

/** Reads what actions changed, and puts it back. Values go from JSON to JSON: no value is rounded. */
export function createUndoRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),
    read: <Result>(work: (tx: Db) => Promise<Result>) => work(db),

    async findAction(tx: Db, id: number): Promise<ActionRow | undefined> {
      const { rows } = await tx.execute<ActionRow>(sql`
        select action.id, action.verb, action.reason_code as "reasonCode",
          action.reason_text as "reasonText", action.rows,
          ${isoTime(sql`action.created_at`)} as "createdAt",
          action.undoes_action_id as "undoesActionId", undoing.id as "undoneByActionId",
          case when exists (select from undo_record where action_id = action.id)
            then ${isoTime(undoEnd)} end as "undoUntil",
          ${undoEnd} < now() as "isExpired",
          ${personJson('actor')} as actor
        from admin_action action
          left join admin_action undoing on undoing.undoes_action_id = action.id
          left join app_user actor on actor.id = action.actor_id
        where action.id = ${id}`)
      return rows[0]
    },

    /** Makes other undos of the action wait until the transaction ends. */
    async lockAction(tx: Db, id: number): Promise<void> {
      await tx.execute(sql`select id from admin_action where id = ${id} for update`)
    },

    /** The kinds of records that an action changed. */
    async entitiesOf(tx: Db, actionId: number): Promise<string[]> {
      const { rows } = await tx.execute<{ entity: string }>(sql`
        select distinct entity from undo_record where action_id = ${actionId}`)
      return rows.map(({ entity }) => entity)
    },

    /** Locks the records of a kind that an action changed. */
    async lockRows(tx: Db, { entity, table }: Undoable, actionId: number): Promise<void> {
      await tx.execute(sql`
        select id from ${table} where id in (
          select entity_id from undo_record where action_id = ${actionId} and entity = ${entity})
        order by id for update`)
    },

    async changedRows(
      tx: Db,
      { entity, table, nameColumn, isRevised }: Undoable,
      actionId: number,
    ): Promise<ChangedRow[]> {
      const name = nameColumn === null ? sql`null` : sql`r.${sql.identifier(nameColumn)}`
      const { rows } = await tx.execute<ChangedRow>(sql`
        select u.entity_id as id, ${name} as name, ${isRevised ? sql`r.revision` : sql`null`} as revision,
          u.before, since.now, since.columns as since
        from undo_record u join ${table} r on r.id = u.entity_id
          cross join lateral (select to_jsonb(r) as j offset 0) whole
          cross join lateral (
            select jsonb_object_agg(a.key, whole.j -> a.key) as now,
              coalesce(array_agg(a.key) filter (where whole.j -> a.key <> a.value), '{}') as columns
            from jsonb_each(u.after) a) since
        where u.action_id = ${actionId} and u.entity = ${entity}
        order by u.entity_id`)
      return rows
    },

    /** Puts columns back to their values before an action. */
    async putBack(
      tx: Db,
      { entity, table, isRevised }: Undoable,
      actionId: number,
      returns: readonly Return[],
    ): Promise<void> {
      const columns = [...new Set(returns.flatMap((row) => row.columns))].sort()
      if (columns.length === 0) return
      const name = sql.identifier(getTableName(table))
      const assignments = columns.map((column) => {
        const own = sql.identifier(column)
        return sql`${own} = case when w.columns ? ${column} then was.${own} else t.${own} end`
      })
      if (isRevised)
        assignments.push(sql`revision = t.revision + case when w."isRevised" then 1 else 0 end`)
      await tx.execute(sql`
        update ${table} t set ${sql.join(assignments, sql`, `)}
        from jsonb_to_recordset(${JSON.stringify(returns)}::jsonb)
            w(id integer, columns jsonb, "isRevised" boolean)
          join undo_record u on u.action_id = ${actionId} and u.entity = ${entity}
            and u.entity_id = w.id
          cross join lateral jsonb_populate_record(null::${name}, u.before) was
        where t.id = w.id`)
    },

    /** Deletes what can no longer be undone, unless an appeal may still ask for it. */
    async prune(): Promise<void> {
      await db.execute(sql`
        delete from undo_record u using admin_action action
        where action.id = u.action_id and ${undoEnd} < now() and not exists (
          select from moderation_case c join moderation_appeal a on a.case_id = c.id
          where c.action_id = action.id and a.upheld_at is null and a.refused_at is null
            and a.undone_at is null)`)
    },
  }
}
