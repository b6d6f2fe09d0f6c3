import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { isBlockedNow } from '../../../db/current-block.ts'
import { editTransaction } from '../../../db/edit-transaction.ts'
import { idList } from '../../../db/id-list.ts'
import { userName } from '../../../db/user-columns.ts'
import type { FollowUpKind } from './follow-up-kinds.ts'

export type FollowUpsRepository = ReturnType<typeof createFollowUpsRepository>

/** The fields of a record that admins change. */
export interface FollowUpState {
  /** The day in India; null while the record is open. */
  readonly doneOn: string | null
  readonly doneBy: number | null
  readonly assignedTo: number | null
}

interface LockedRecord extends FollowUpState, Record<string, unknown> {
  readonly revision: number
}

const columnsOf = ({ field }: FollowUpKind) => ({
  on: sql.identifier(`${field}_on`),
  by: sql.identifier(`${field}_by`),
})

/** Reads and writes who handles a record, and when its person was contacted. */
export function createFollowUpsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => editTransaction(db, work),
    read: <Result>(work: (tx: Db) => Promise<Result>) => work(db),

    async lock(tx: Db, kind: FollowUpKind, id: number): Promise<LockedRecord | undefined> {
      const { on, by } = columnsOf(kind)
      const { rows } = await tx.execute<LockedRecord>(sql`
        select revision, ${on}::text as "doneOn", ${by} as "doneBy", assigned_to as "assignedTo"
        from ${kind.table} where id = ${id} for update`)
      return rows[0]
    },

    async save(tx: Db, kind: FollowUpKind, id: number, state: FollowUpState): Promise<void> {
      const { on, by } = columnsOf(kind)
      await tx.execute(sql`
        update ${kind.table} set ${on} = ${state.doneOn}::date, ${by} = ${state.doneBy}::integer,
          assigned_to = ${state.assignedTo}::integer, revision = revision + 1
        where id = ${id}`)
    },

    /** The admins who can be assigned records, by name; with `id`, only that one. */
    async admins(tx: Db = db, id: number | null = null): Promise<Schema<'AdminNames'>['data']> {
      type Admin = Schema<'AdminNames'>['data'][number]
      const { rows } = await tx.execute<Admin & Record<string, unknown>>(sql`
        select id, ${userName} as name from app_user
        where is_admin and not ${isBlockedNow} and (${id}::integer is null or id = ${id}::integer)
        order by lower(${userName}), id`)
      return rows
    },

    /** Records whose former assignee or contact is no longer an admin, or has no account. */
    async withoutFormerAdmin(
      tx: Db,
      { entity, field }: FollowUpKind,
      ids: readonly number[],
      actionId: number,
    ): Promise<number[]> {
      const former = (column: string) => sql`(u.before ->> ${column}::text)::integer`
      const { rows } = await tx.execute<{ id: number }>(sql`
        select u.entity_id as id from undo_record u
        where u.action_id = ${actionId} and u.entity = ${entity}
          and u.entity_id = any(${idList(ids)}) and (
            ${former('assigned_to')} is not null and not exists (
              select from app_user a where a.id = ${former('assigned_to')} and a.is_admin)
            or ${former(`${field}_by`)} is not null and not exists (
              select from app_user a where a.id = ${former(`${field}_by`)}))`)
      return rows.map((row) => row.id)
    },
  }
}
