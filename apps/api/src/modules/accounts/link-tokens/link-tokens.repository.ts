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

const whose = { userId: linkTokens.userId, email: linkTokens.email }

export function createLinkTokensRepository(db: Db) {
  const holds = (hash: Buffer, purpose: LinkPurpose) =>
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

    /** Whose the token is, which holds no more from now on; of two that ask at once, one is told. */
    async take(tx: Db, hash: Buffer, purpose: LinkPurpose) {
      const [taken] = await tx.delete(linkTokens).where(holds(hash, purpose)).returning(whose)
      return taken ?? null
    },

    async find(hash: Buffer, purpose: LinkPurpose) {
      const [found] = await db.select(whose).from(linkTokens).where(holds(hash, purpose))
      return found ?? null
    },

    async removeOf(tx: Db, userId: number): Promise<void> {
      await tx.delete(linkTokens).where(eq(linkTokens.userId, userId))
    },

    /** Removes a few that have expired, past those that somebody else removes. */
    async removeExpired(tx: Db, most: number): Promise<void> {
      const expired = tx
        .select({ hash: linkTokens.hash })
        .from(linkTokens)
        .where(lt(linkTokens.expiresAt, sql`now()`))
        .limit(most)
        .for('update', { skipLocked: true })
      await tx.delete(linkTokens).where(inArray(linkTokens.hash, expired))
    },
  }
}
