import { count, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { products, schools, stores, users } from '../../../db/schema/index.ts'

export type PlansRepository = ReturnType<typeof createPlansRepository>

/** How many listings a user has, active or not. */
interface ListingCounts {
  readonly schools: number
  readonly stores: number
}

export function createPlansRepository(db: Db) {
  const countOf = async (tx: Db, table: typeof schools | typeof stores, userId: number) => {
    const [found] = await tx.select({ n: count() }).from(table).where(eq(table.ownerId, userId))
    return found?.n ?? 0
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

    async countListings(userId: number, tx: Db = db): Promise<ListingCounts> {
      return {
        schools: await countOf(tx, schools, userId),
        stores: await countOf(tx, stores, userId),
      }
    },

    /** Counts the products of a store, active or not. */
    async countProducts(tx: Db, storeId: number): Promise<number> {
      const [found] = await tx
        .select({ n: count() })
        .from(products)
        .where(eq(products.storeId, storeId))
      return found?.n ?? 0
    },
  }
}
