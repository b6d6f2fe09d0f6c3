import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { batches } from '../../../db/schema/index.ts'

type NewBatch = typeof batches.$inferInsert
export type BatchEditingRepository = ReturnType<typeof createBatchEditingRepository>

export function createBatchEditingRepository(db: Db) {
  return {
    async find(id: number, tx: Db = db) {
      const [found] = await tx.select().from(batches).where(eq(batches.id, id))
      return found
    },

    /** Also locks it until the transaction ends: bookings change how many seats are taken. */
    async lock(tx: Db, id: number) {
      const [found] = await tx.select().from(batches).where(eq(batches.id, id)).for('update')
      return found
    },

    /** The batch that an earlier request with this key created. */
    async findRequested(tx: Db, productId: number, requestKey: string) {
      const [found] = await tx
        .select({ id: batches.id })
        .from(batches)
        .where(and(eq(batches.productId, productId), eq(batches.requestKey, requestKey)))
      return found?.id
    },

    async add(tx: Db, batch: NewBatch): Promise<number> {
      const [added] = await tx.insert(batches).values(batch).returning({ id: batches.id })
      if (!added) throw new Error('A batch was not added')
      return added.id
    },

    async save(tx: Db, id: number, columns: Partial<NewBatch>): Promise<void> {
      await tx.update(batches).set(columns).where(eq(batches.id, id))
    },

    /** After a change of how families join the batches. */
    async raiseRevision(tx: Db, ids: readonly number[]): Promise<void> {
      await tx
        .update(batches)
        .set({ revision: sql`${batches.revision} + 1` })
        .where(inArray(batches.id, [...ids]))
    },

    /** Those among locked batches in which more seats are taken than an undo of the action would leave. */
    async withoutRoomFor(tx: Db, ids: readonly number[], actionId: number): Promise<number[]> {
      const { rows } = await tx.execute<{ id: number }>(sql`
        select b.id from batch b join undo_record u on u.entity = 'batch' and u.entity_id = b.id
          cross join lateral jsonb_populate_record(b, u.before) was
        where u.action_id = ${actionId} and b.id = any(${sql.param(ids)}::integer[])
          and b.taken + was.taken_elsewhere > was.seats + b.over_allowed`)
      return rows.map(({ id }) => id)
    },

    async remove(tx: Db, id: number): Promise<void> {
      await tx.delete(batches).where(eq(batches.id, id))
    },
  }
}
