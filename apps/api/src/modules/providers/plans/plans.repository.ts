import { count, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/connect.ts'
import { products, schools, stores, users } from '../../../db/schema/index.ts'

export type PlansRepository = ReturnType<typeof createPlansRepository>

/** How many listings of a kind a user has. */
export interface ListingCount {
  /** Neither hidden nor deleted: those that count against the plan. */
  readonly live: number
  /** With hidden and recently deleted ones. */
  readonly all: number
}

const countsOf = (table: { readonly isActive: PgColumn; readonly deletedAt: PgColumn }) => ({
  live: sql<number>`(count(*) filter
    (where ${table.isActive} and ${table.deletedAt} is null))::integer`,
  all: count(),
})
const none: ListingCount = { live: 0, all: 0 }

export function createPlansRepository(db: Db) {
  const countOf = async (tx: Db, table: typeof schools | typeof stores, userId: number) => {
    const [found] = await tx.select(countsOf(table)).from(table).where(eq(table.ownerId, userId))
    return found ?? none
  }

  return {
    async planOf(userId: number): Promise<string | undefined> {
      const [found] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId))
      return found?.plan
    },

    /** Finds the plan and locks it, so that the user's other requests to create a listing wait. */
    async lockPlanOf(tx: Db, userId: number): Promise<string | undefined> {
      const [found] = await tx
        .select({ plan: users.plan })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update')
      return found?.plan
    },

    async countListings(userId: number, tx: Db = db) {
      return {
        schools: await countOf(tx, schools, userId),
        stores: await countOf(tx, stores, userId),
      }
    },

    /** Counts the products of a store. */
    async countProducts(storeId: number, tx: Db = db): Promise<ListingCount> {
      const [found] = await tx
        .select(countsOf(products))
        .from(products)
        .where(eq(products.storeId, storeId))
      return found ?? none
    },
  }
}
