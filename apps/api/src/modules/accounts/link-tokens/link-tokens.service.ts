import type { Db } from '../../../db/connect.ts'
import { createToken, hashToken, isToken } from '../../platform/tokens/tokens.ts'
import type { LinkPurpose } from './link-purpose.ts'
import type { LinkTokensRepository } from './link-tokens.repository.ts'

export type LinkTokensService = ReturnType<typeof createLinkTokensService>

interface LinkTokenOptions {
  /** Null for a nonce, which is created before the user is known. */
  readonly userId: number | null
  readonly purpose: LinkPurpose
  /** The email address that the link is sent to, if it is checked when the link is opened. */
  readonly email?: string
}

const defaultMinutes = 30
const otherMinutes: Partial<Record<LinkPurpose, number>> = {
  'jobs-site': 5,
  'second-step': 10,
  'second-factor-change': 10,
  'new-passkey': 10,
}

/** Minutes until a token expires. */
const minutesOf = (purpose: LinkPurpose) => otherMinutes[purpose] ?? defaultMinutes

/** Single-use tokens: for emailed links, links to the jobs site, nonces and challenges. */
export function createLinkTokensService(repository: LinkTokensRepository) {
  return {
    /** Creates a token in the transaction that writes the email or response containing it. */
    async create(tx: Db, { userId, purpose, email }: LinkTokenOptions): Promise<string> {
      const { token, tokenHash } = createToken()
      await repository.add(tx, {
        hash: tokenHash,
        userId,
        purpose,
        minutes: minutesOf(purpose),
        email: email ?? null,
      })
      return token
    },

    /**
     * Consumes a token and returns its owner; null if it is used, expired or for another purpose.
     * If the transaction is rolled back, the token stays valid.
     */
    async use(tx: Db, token: string, purpose: LinkPurpose) {
      return isToken(token) ? repository.consume(tx, hashToken(token), purpose) : null
    },

    /** Returns the owner of a valid token without consuming it. */
    async peek(token: string, purpose: LinkPurpose) {
      return isToken(token) ? repository.find(hashToken(token), purpose) : null
    },

    /** Revokes all links of a user, because someone else may have one when the password is reset. */
    revokeAll: (tx: Db, userId: number) => repository.removeAll(tx, userId),
  }
}
