import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { currentBlock } from '../../../db/current-block.ts'
import { users } from '../../../db/schema/index.ts'
import { hasEmail } from '../../../db/user-columns.ts'

export type PasswordlessSignInRepository = ReturnType<typeof createPasswordlessSignInRepository>

const columns = {
  id: users.id,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
  googleId: users.googleId,
  ...currentBlock,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
}

export interface NewGoogleUser {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly googleId: string
}

/** Queries of sign-ins with Google or a link. Each lookup locks its row. */
export function createPasswordlessSignInRepository(db: Db) {
  const lockOne = async (tx: Db, condition: SQL) => {
    const [found] = await tx.select(columns).from(users).where(condition).for('update')
    return found ?? null
  }

  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    findById: (tx: Db, id: number) => lockOne(tx, eq(users.id, id)),
    findByGoogleId: (tx: Db, googleId: string) => lockOne(tx, eq(users.googleId, googleId)),
    findByEmail: (tx: Db, email: string) => lockOne(tx, hasEmail(email)),

    /** Adds a customer; null if the email or Google account already has a user. */
    async addWithGoogle(tx: Db, user: NewGoogleUser): Promise<number | null> {
      const [added] = await tx
        .insert(users)
        .values({ ...user, emailConfirmedAt: sql`now()` })
        .onConflictDoNothing()
        .returning({ id: users.id })
      return added?.id ?? null
    },

    async linkGoogle(tx: Db, id: number, googleId: string): Promise<void> {
      await tx.update(users).set({ googleId }).where(eq(users.id, id))
    },

    /** Also removes the password, which someone else may have set before the email was confirmed. */
    async confirmEmail(tx: Db, id: number): Promise<void> {
      await tx
        .update(users)
        .set({ emailConfirmedAt: sql`now()`, passwordHash: null, updatedAt: sql`now()` })
        .where(eq(users.id, id))
    },
  }
}
