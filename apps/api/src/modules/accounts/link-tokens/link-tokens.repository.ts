import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { linkTokens } from '../../../db/schema/index.ts'

export type LinkTokensRepository = ReturnType<typeof createLinkTokensRepository>
export type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose']

export interface NewLinkToken {
  readonly hash: Buffer
  readonly userId: number | null
  readonly purpose: LinkPurpose
  readonly email: string | null
  readonly minutes: number
}

const ownerColumns = { userId: linkTokens.userId, email: linkTokens.email }

export function createLinkTokensRepository(db: Db) {
  const isValid = (hash: Buffer, purpose: LinkPurpose) =>
    and(
      eq(linkTokens.hash, hash),
      eq(linkTokens.purpose, purpose),
      gt(linkTokens.expiresAt, sql`now()`),
    )

  return {
    async add(tx: Db, { minutes, ...token }: NewLinkToken): Promise<void> {
      await tx
        .insert(linkTokens)
        .values({ ...token, expiresAt: sql`now() + make_interval(mins => ${minutes})` })
    },

    /** Deletes a valid token and returns its owner. Of concurrent calls, one gets the owner. */
    async consume(tx: Db, hash: Buffer, purpose: LinkPurpose) {
      const [owner] = await tx
        .delete(linkTokens)
        .where(isValid(hash, purpose))
        .returning(ownerColumns)
      return owner ?? null
    },

    async find(hash: Buffer, purpose: LinkPurpose) {
      const [owner] = await db.select(ownerColumns).from(linkTokens).where(isValid(hash, purpose))
      return owner ?? null
    },

    async removeAll(tx: Db, userId: number): Promise<void> {
      await tx.delete(linkTokens).where(eq(linkTokens.userId, userId))
    },

    /** Removes up to `limit` expired tokens, skipping those that another transaction is removing. */
    async removeExpired(tx: Db, limit: number): Promise<void> {
      const expired = tx
        .select({ hash: linkTokens.hash })
        .from(linkTokens)
        .where(lt(linkTokens.expiresAt, sql`now()`))
        .limit(limit)
        .for('update', { skipLocked: true })
      await tx.delete(linkTokens).where(inArray(linkTokens.hash, expired))
    },
  }
}
