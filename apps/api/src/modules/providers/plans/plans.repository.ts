import { count, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { products, schools, stores, users } from '../../../db/schema/index.ts'

export type PlansRepository = ReturnType<typeof createPlansRepository>

/** What somebody has listed, live or not. */
export interface Listed {
  readonly schools: number
  readonly stores: number
}

export function createPlansRepository(db: Db) {
  const many = async (tx: Db, table: typeof schools | typeof stores, userId: number) => {
    const [found] = await tx.select({ n: count() }).from(table).where(eq(table.ownerId, userId))
    return found?.n ?? 0
  }

  return {
    async planOf(userId: number): Promise<string | undefined> {
      const [found] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId))
      return found?.plan
    },

    /** The same; whoever else lists something of this user's waits for the transaction to end. */
    async lockPlanOf(tx: Db, userId: number): Promise<string | undefined> {
      const [found] = await tx
        .select({ plan: users.plan })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update')
      return found?.plan
    },

    async listedBy(userId: number, tx: Db = db): Promise<Listed> {
      return {
        schools: await many(tx, schools, userId),
        stores: await many(tx, stores, userId),
      }
    },

    /** Products of a store, live or not. */
    async productsOf(tx: Db, storeId: number): Promise<number> {
      const [found] = await tx
        .select({ n: count() })
        .from(products)
        .where(eq(products.storeId, storeId))
      return found?.n ?? 0
    },
  }
}
