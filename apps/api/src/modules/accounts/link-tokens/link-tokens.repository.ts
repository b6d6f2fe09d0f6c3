import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { linkTokens } from '../../../db/schema/index.ts'
import { inMinutes, isUsable, removeExpired } from '../../../db/token-rows.ts'
import type { LinkPurpose } from './link-purpose.ts'

export type LinkTokensRepository = ReturnType<typeof createLinkTokensRepository>

export interface NewLinkToken {
  readonly hash: Buffer
  readonly userId: number | null
  readonly purpose: LinkPurpose
  readonly email: string | null
  readonly minutes: number
}

const ownerColumns = { userId: linkTokens.userId, email: linkTokens.email }

export function createLinkTokensRepository(db: Db) {
  return {
    async add(tx: Db, { minutes, ...token }: NewLinkToken): Promise<void> {
      await removeExpired(tx, linkTokens, linkTokens.hash)
      await tx.insert(linkTokens).values({ ...token, expiresAt: inMinutes(minutes) })
    },

    /** Deletes a valid token and returns its owner. Of concurrent calls, one gets the owner. */
    async consume(tx: Db, hash: Buffer, purpose: LinkPurpose) {
      const [owner] = await tx
        .delete(linkTokens)
        .where(isUsable(linkTokens, hash, purpose))
        .returning(ownerColumns)
      return owner ?? null
    },

    async find(hash: Buffer, purpose: LinkPurpose) {
      const [owner] = await db
        .select(ownerColumns)
        .from(linkTokens)
        .where(isUsable(linkTokens, hash, purpose))
      return owner ?? null
    },

    async removeAll(tx: Db, userId: number): Promise<void> {
      await tx.delete(linkTokens).where(eq(linkTokens.userId, userId))
    },
  }
}
