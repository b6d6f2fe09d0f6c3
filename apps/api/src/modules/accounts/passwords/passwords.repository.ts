import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { currentBlock, isBlockedNow } from '../../../db/current-block.ts'
import { users } from '../../../db/schema/index.ts'
import { hasEmail } from '../../../db/user-columns.ts'

export type PasswordsRepository = ReturnType<typeof createPasswordsRepository>
export type Account = NonNullable<Awaited<ReturnType<PasswordsRepository['findByEmail']>>>

const columns = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  lastname: users.lastname,
  passwordHash: users.passwordHash,
  userType: users.userType,
  ...currentBlock,
}

/** The columns of an account that password checks need. */
export function createPasswordsRepository(db: Db) {
  const findOne = async (condition: SQL) => {
    const [found] = await db.select(columns).from(users).where(condition)
    return found ?? null
  }

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Ignores upper and lower case. */
    findByEmail: (email: string) => findOne(hasEmail(email)),
    findById: (id: number) => findOne(eq(users.id, id)),

    /** Whether the user is not blocked and still has this hash; locks the row until the commit. */
    async hasPassword(tx: Db, id: number, passwordHash: string): Promise<boolean> {
      const found = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), not(isBlockedNow)))
        .for('share')
      return found.length > 0
    },

    /** Returns false if the password changed since it was read. */
    async replacePassword(tx: Db, id: number, from: string, to: string): Promise<boolean> {
      const changed = await tx
        .update(users)
        .set({ passwordHash: to, updatedAt: sql`now()` })
        .where(and(eq(users.id, id), eq(users.passwordHash, from)))
        .returning({ id: users.id })
      return changed.length > 0
    },

    /**
     * Sets a password and confirms the email, because the reset link was opened from it. Returns false
     * if the account now has another email.
     */
    async setPasswordByEmail(
      tx: Db,
      id: number,
      email: string,
      passwordHash: string,
    ): Promise<boolean> {
      const changed = await tx
        .update(users)
        .set({
          passwordHash,
          emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())`,
          updatedAt: sql`now()`,
        })
        .where(and(eq(users.id, id), hasEmail(email)))
        .returning({ id: users.id })
      return changed.length > 0
    },
  }
}
