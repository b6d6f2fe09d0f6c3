import { hash } from 'node:crypto'
import { AppError } from '../../../app-error.ts'
import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { ipPrefixOf } from '../../platform/rate-limits/limits.service.ts'
import { createToken, hashToken, isToken } from '../../platform/tokens/tokens.ts'
import { deviceOf } from './device.ts'
import type { SessionLink, SessionsRepository } from './sessions.repository.ts'

export type SessionsService = ReturnType<typeof createSessionsService>

/** The IP address and browser that a sign-in request comes from. */
export interface Visitor {
  readonly ip: string
  readonly userAgent: string | undefined
}

/** Sessions per user. A new one replaces the least recently used. */
const maximumSessions = 100
/** Link tokens that are deleted with a session, because someone else may have it. */
const allLinks: readonly SessionLink[] = ['jobs-site', 'confirm-email']

export function createSessionsService(repository: SessionsRepository) {
  async function revokeIn(tx: Db, userId: number, id: number): Promise<void> {
    if (!(await repository.remove(tx, userId, id)))
      throw new AppError('not_found', 'This device is already signed out.')
    await repository.removeLinks(tx, userId, allLinks)
  }

  return {
    /** The caller that a token identifies; null if it is unknown, revoked or expired. */
    async callerOf(token: string): Promise<Caller | null> {
      if (!isToken(token)) return null
      const found = await repository.findByToken(hashToken(token))
      if (!found) return null
      const { isStale, ...caller } = found
      if (isStale) await repository.touch(caller.sessionId)
      return caller
    },

    /**
     * Starts a session in the transaction of the sign-in and returns its token. A session that
     * continues another one proves nothing about the user, so it is not confirmed.
     */
    async start(
      tx: Db,
      userId: number,
      { ip, userAgent }: Visitor,
      isContinued = false,
    ): Promise<string> {
      const { token, tokenHash } = createToken()
      await repository.add(tx, {
        tokenHash,
        userId,
        device: deviceOf(userAgent),
        ipPrefixHash: ipPrefixHashOf(userId, ip),
        isConfirmed: !isContinued,
      })
      await repository.removeOldest(tx, userId, maximumSessions)
      return token
    },

    /** Records that the caller proved who they are. */
    confirm: ({ sessionId }: Caller) => repository.confirm(sessionId),

    /** Whether the account has a session from the visitor's IP prefix. */
    isKnownIpPrefix: (userId: number, { ip }: Visitor) =>
      repository.isKnownIpPrefix(userId, ipPrefixHashOf(userId, ip)),

    /** The response of `listMySessions`. */
    async list({ userId, sessionId }: Caller) {
      const all = await repository.list(userId)
      return all.map(({ id, device, createdAt, lastSeenAt, expiresAt }) => ({
        id,
        device,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        is_current: id === sessionId,
      }))
    },

    /** The sessions of a user, the latest first. */
    listOf: (userId: number) => repository.list(userId),

    /** Ends one of the caller's sessions and removes links it may have created. Throws `not_found`. */
    revoke: ({ userId }: Pick<Caller, 'userId'>, id: number) =>
      repository.transaction((tx) => revokeIn(tx, userId, id)),

    /** Does what `revoke` does as a part of a transaction. */
    revokeIn,

    /**
     * Ends the caller's session and removes links to the jobs site. Emailed links stay, because the
     * user signs out by choice. Does nothing if another request has just ended the session.
     */
    async end({ userId, sessionId }: Caller): Promise<void> {
      await repository.transaction(async (tx) => {
        await repository.remove(tx, userId, sessionId)
        await repository.removeLinks(tx, userId, ['jobs-site'])
      })
    },

    /** Ends all other sessions of the caller and removes links they may have created. */
    async revokeOthers({ userId, sessionId }: Caller): Promise<void> {
      await repository.transaction(async (tx) => {
        await repository.removeAll(tx, userId, sessionId)
        await repository.removeLinks(tx, userId, allLinks)
      })
    },

    /** Ends all sessions of a user, except `exceptId` if it is given. */
    revokeAll: (tx: Db, userId: number, exceptId?: number) =>
      repository.removeAll(tx, userId, exceptId),
  }
}

/** Salted with the user id, so that one IP prefix cannot be recognised across accounts. */
const ipPrefixHashOf = (userId: number, ip: string) =>
  hash('sha256', `${userId}\n${ipPrefixOf(ip)}`, 'base64url')
