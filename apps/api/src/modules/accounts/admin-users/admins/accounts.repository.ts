import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { currentBlock } from '../../../../db/current-block.ts'
import { users } from '../../../../db/schema/index.ts'

export type AdminAccountsRepository = ReturnType<typeof createAdminAccountsRepository>

const columns = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  lastname: users.lastname,
  isAdmin: users.isAdmin,
  permissions: users.permissions,
  blockedAt: users.blockedAt,
  ...currentBlock,
  blockReasonCode: users.blockReasonCode,
  blockReason: users.blockReason,
}

/** Reads and writes the columns of users that only admins change. */
export function createAdminAccountsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /**
     * A user, and the admins who may sign in. All are locked in the order of their ids, so that two
     * admins cannot remove each other at once.
     */
    async lock(tx: Db, userId: number) {
      const found = await tx
        .select(columns)
        .from(users)
        .where(or(users.isAdmin, eq(users.id, userId)))
        .orderBy(users.id)
        .for('update')
      return {
        target: found.find(({ id }) => id === userId),
        admins: found.filter((user) => user.isAdmin && !user.isBlocked),
      }
    },

    async save(tx: Db, id: number, values: Partial<typeof users.$inferInsert>): Promise<void> {
      await tx
        .update(users)
        .set({ ...values, updatedAt: sql`now()` })
        .where(eq(users.id, id))
    },
  }
}
