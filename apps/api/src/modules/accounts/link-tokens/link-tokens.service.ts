import type { Db } from '../../../db/connect.ts'
import type { LinkPurpose, LinkTokensRepository } from './link-tokens.repository.ts'
import { digestOf, newToken } from './tokens.ts'

export type LinkTokensService = ReturnType<typeof createLinkTokensService>

interface LinkFor {
  /** Null for a nonce, which is made before anybody is known. */
  readonly userId: number | null
  readonly purpose: LinkPurpose
  /** The address that the link goes to, where it matters when the link is opened. */
  readonly email?: string
}

/** Minutes that a link holds. */
const minutesOf = (purpose: LinkPurpose) => (purpose === 'jobs-site' ? 5 : 30)

/** What every token of a link looks like; nothing else is looked up. */
const shape = /^[A-Za-z0-9_-]{43}$/

/** How many expired tokens go with each that comes: so they never gather, and no clock is needed. */
const removedWithEach = 10

/** Tokens that hold once: in mailed links, in links to another site, and as a nonce. */
export function createLinkTokensService(repository: LinkTokensRepository) {
  return {
    /** A new token, in the transaction of the letter or answer that carries it. */
    async create(tx: Db, { userId, purpose, email }: LinkFor): Promise<string> {
      const token = newToken()
      const minutes = minutesOf(purpose)
      await repository.removeExpired(tx, removedWithEach)
      await repository.add(tx, {
        hash: digestOf(token),
        userId,
        purpose,
        minutes,
        email: email ?? null,
      })
      return token
    },

    /**
     * Uses a token up, and says whose it is; null where it is used, expired, or for something else.
     * If the transaction fails, the token still holds.
     */
    async use(tx: Db, token: string, purpose: LinkPurpose) {
      return shape.test(token) ? repository.take(tx, digestOf(token), purpose) : null
    },

    /** The same, and the token still holds. */
    async peek(token: string, purpose: LinkPurpose) {
      return shape.test(token) ? repository.find(digestOf(token), purpose) : null
    },

    /** Voids every link of a user: who sets a new password may do so because somebody else has one. */
    revokeAll: (tx: Db, userId: number) => repository.removeOf(tx, userId),
  }
}
