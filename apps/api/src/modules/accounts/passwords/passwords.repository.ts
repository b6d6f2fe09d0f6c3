import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { users } from '../../../db/schema/index.ts'

export type PasswordsRepository = ReturnType<typeof createPasswordsRepository>
export type Account = NonNullable<Awaited<ReturnType<PasswordsRepository['findByEmail']>>>

const columns = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  lastname: users.lastname,
  passwordHash: users.passwordHash,
  userType: users.userType,
  blockedAt: users.blockedAt,
}

const isAt = (email: string) => sql`lower(${users.email}) = lower(${email})`

/** Accounts as those need them who ask for a password. */
export function createPasswordsRepository(db: Db) {
  const findOne = async (condition: SQL) => {
    const [found] = await db.select(columns).from(users).where(condition)
    return found ?? null
  }

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** In whatever letters the address is written. */
    findByEmail: (email: string) => findOne(isAt(email)),
    findById: (id: number) => findOne(eq(users.id, id)),

    /** Whether this still is the password of one who may come in; it stays so in the transaction. */
    async isStillRight(tx: Db, id: number, passwordHash: string): Promise<boolean> {
      const found = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), isNull(users.blockedAt)))
        .for('share')
      return found.length > 0
    },

    /** Whether nobody else changed it meanwhile. */
    async replacePassword(tx: Db, id: number, from: string, to: string): Promise<boolean> {
      const changed = await tx
        .update(users)
        .set({ passwordHash: to, updatedAt: sql`now()` })
        .where(and(eq(users.id, id), eq(users.passwordHash, from)))
        .returning({ id: users.id })
      return changed.length > 0
    },

    /** By a link that was opened at the address, which confirms it; whether it still is the account's. */
    async setPasswordAt(tx: Db, id: number, email: string, passwordHash: string): Promise<boolean> {
      const changed = await tx
        .update(users)
        .set({
          passwordHash,
          emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())`,
          updatedAt: sql`now()`,
        })
        .where(and(eq(users.id, id), isAt(email)))
        .returning({ id: users.id })
      return changed.length > 0
    },
  }
}
