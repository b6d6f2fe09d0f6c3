import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { currentBlock } from '../../../db/current-block.ts'
import {
  authenticators,
  linkTokens,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from '../../../db/schema/index.ts'
import { hasEmail } from '../../../db/user-columns.ts'
import type { StoredPasskey } from './passkeys.ts'

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>

/** Minutes within which a new app must be confirmed. */
const setUpMinutes = 30

const passkeyColumns = {
  id: passkeys.id,
  name: passkeys.name,
  credentialId: passkeys.credentialId,
  publicKey: passkeys.publicKey,
  counter: passkeys.counter,
  transports: passkeys.transports,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
}

const isPending = gt(
  authenticators.pendingSince,
  sql`now() - make_interval(mins => ${setUpMinutes})`,
)

/** Queries of authenticator apps, passkeys and recovery codes. `db` may be a transaction. */
export function createSecondFactorRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Locks the user, so that changes of their second factors take turns. */
    async lockUser(tx: Db, userId: number) {
      const [found] = await tx
        .select({
          id: users.id,
          email: users.email,
          firstname: users.firstname,
          lastname: users.lastname,
          emailConfirmedAt: users.emailConfirmedAt,
          isAdmin: users.isAdmin,
          ...currentBlock,
        })
        .from(users)
        .where(eq(users.id, userId))
        .for('update')
      return found ?? null
    },

    /** The confirmed app, and the one being set up. */
    async authenticatorOf(tx: Db, userId: number) {
      const [found] = await tx
        .select({
          secret: authenticators.secret,
          confirmedAt: authenticators.confirmedAt,
          pendingSecret: sql<Buffer | null>`case when ${isPending} then ${authenticators.pendingSecret} end`,
        })
        .from(authenticators)
        .where(eq(authenticators.userId, userId))
      return found ?? null
    },

    passkeysOf: (tx: Db, userId: number) =>
      tx
        .select(passkeyColumns)
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(asc(passkeys.id)),

    async recoveryCodesLeft(tx: Db, userId: number): Promise<number> {
      const [found] = await tx
        .select({ left: count() })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId))
      return found?.left ?? 0
    },

    async setPendingSecret(tx: Db, userId: number, pendingSecret: Buffer): Promise<void> {
      const pending = { pendingSecret, pendingSince: sql`now()` }
      await tx
        .insert(authenticators)
        .values({ userId, ...pending })
        .onConflictDoUpdate({ target: authenticators.userId, set: pending })
    },

    async confirmSecret(tx: Db, userId: number, secret: Buffer, lastStep: number): Promise<void> {
      await tx
        .update(authenticators)
        .set({
          secret,
          lastStep,
          confirmedAt: sql`now()`,
          pendingSecret: null,
          pendingSince: null,
        })
        .where(eq(authenticators.userId, userId))
    },

    /** Records that a code was used. Returns false if this or a later one has been used before. */
    async useStep(tx: Db, userId: number, step: number): Promise<boolean> {
      const used = await tx
        .update(authenticators)
        .set({ lastStep: step })
        .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
        .returning({ userId: authenticators.userId })
      return used.length > 0
    },

    /** Returns false if the user has no app. */
    async removeAuthenticator(tx: Db, userId: number): Promise<boolean> {
      const removed = await tx
        .delete(authenticators)
        .where(eq(authenticators.userId, userId))
        .returning({ confirmedAt: authenticators.confirmedAt })
      return removed.some(({ confirmedAt }) => confirmedAt !== null)
    },

    /** Returns false if the credential is registered already. */
    async addPasskey(
      tx: Db,
      userId: number,
      name: string,
      { transports, ...passkey }: StoredPasskey,
    ): Promise<boolean> {
      const added = await tx
        .insert(passkeys)
        .values({ ...passkey, transports, userId, name })
        .onConflictDoNothing()
        .returning({ id: passkeys.id })
      return added.length > 0
    },

    async usePasskey(tx: Db, id: number, counter: number): Promise<void> {
      await tx.update(passkeys).set({ counter, lastUsedAt: sql`now()` }).where(eq(passkeys.id, id))
    },

    /** Returns false if the user has no such passkey. */
    async removePasskey(tx: Db, userId: number, id: number): Promise<boolean> {
      const removed = await tx
        .delete(passkeys)
        .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
        .returning({ id: passkeys.id })
      return removed.length > 0
    },

    async replaceRecoveryCodes(tx: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
      if (hashes.length > 0)
        await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })))
    },

    /** Removes all second factors and sessions of a user; null if the user has no second factor. */
    async removeAllOf(tx: Db, email: string) {
      const [user] = await tx
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(hasEmail(email))
        .for('update')
      if (!user) return null
      const removed = [
        await tx
          .delete(authenticators)
          .where(eq(authenticators.userId, user.id))
          .returning({ userId: authenticators.userId }),
        await tx
          .delete(passkeys)
          .where(eq(passkeys.userId, user.id))
          .returning({ userId: passkeys.userId }),
      ].flat()
      if (removed.length === 0) return null
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
      await tx.delete(sessions).where(eq(sessions.userId, user.id))
      await tx.delete(linkTokens).where(eq(linkTokens.userId, user.id))
      return user
    },

    /** Consumes a code. Returns false if it is not one of the user's. */
    async useRecoveryCode(tx: Db, userId: number, hash: Buffer): Promise<boolean> {
      const used = await tx
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
        .returning({ userId: recoveryCodes.userId })
      return used.length > 0
    },
  }
}
