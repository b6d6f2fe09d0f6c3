import { eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { plans } from '../../../db/schema/index.ts'
import type { PlanRow } from './plan-row.ts'

export type PlanVersionsRepository = ReturnType<typeof createPlanVersionsRepository>

/** Reads and writes the versions of plans. */
export function createPlanVersionsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** The versions on offer, in order. */
    async offered(tx: Db = db): Promise<PlanRow[]> {
      return tx.select().from(plans).where(isNull(plans.retiredAt)).orderBy(plans.position)
    },

    /** A version, whether it is offered or not. */
    async find(id: number, tx: Db = db): Promise<PlanRow | undefined> {
      const [found] = await tx.select().from(plans).where(eq(plans.id, id))
      return found
    },

    /** Makes other processes that write plans wait. */
    async lock(tx: Db): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('edbazaar plans'))`)
    },

    /** The newest version of each key. */
    async versions(tx: Db): Promise<Map<string, number>> {
      const rows = await tx
        .select({ key: plans.key, version: sql<number>`max(${plans.version})` })
        .from(plans)
        .groupBy(plans.key)
      return new Map(rows.map(({ key, version }) => [key, version]))
    },

    async retire(tx: Db, ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return
      await tx
        .update(plans)
        .set({ retiredAt: sql`now()` })
        .where(inArray(plans.id, [...ids]))
    },

    async add(tx: Db, rows: readonly (typeof plans.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await tx.insert(plans).values([...rows])
    },
  }
}
