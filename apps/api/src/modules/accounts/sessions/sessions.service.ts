import { hash } from 'node:crypto'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { ipPrefixOf } from '../../platform/rate-limits/limits.service.ts'
import { digestOf, newToken } from '../link-tokens/tokens.ts'
import type { Caller } from './caller.ts'
import { deviceOf } from './device.ts'
import type { SessionsRepository } from './sessions.repository.ts'

export type SessionsService = ReturnType<typeof createSessionsService>

/** From where somebody signs in. */
export interface Visitor {
  readonly ip: string
  readonly userAgent: string | undefined
}

/** What every token of a session looks like; nothing else is looked up. */
const shape = /^[A-Za-z0-9_-]{43}$/

/** How many ended sessions go with each that begins: so they never gather, and no clock is needed. */
const removedWithEach = 10

/** More than anybody's devices; who signs in again and again fills neither disk nor list. */
const mostSessions = 100

export function createSessionsService(repository: SessionsRepository) {
  return {
    /** The caller that a token stands for; null for one that is forged, revoked or expired. */
    async callerOf(token: string): Promise<Caller | null> {
      if (!shape.test(token)) return null
      const found = await repository.findByToken(digestOf(token))
      if (!found) return null
      const { isStale, ...caller } = found
      if (isStale) await repository.touch(caller.sessionId)
      return caller
    },

    /** Begins a session, in the transaction of what it is begun by, and gives its token. */
    async start(tx: Db, userId: number, { ip, userAgent }: Visitor): Promise<string> {
      const token = newToken()
      await repository.removeEnded(tx, removedWithEach)
      await repository.add(tx, {
        tokenHash: digestOf(token),
        userId,
        device: deviceOf(userAgent),
        ipPrefixHash: ipPrefixHashOf(userId, ip),
      })
      await repository.removeBeyond(tx, userId, mostSessions)
      return token
    },

    /** Whether somebody of the visitor's household is signed in to the account. */
    isKnown: (userId: number, { ip }: Visitor) =>
      repository.isKnownIpPrefix(userId, ipPrefixHashOf(userId, ip)),

    /** The answer of `listMySessions`. */
    async list({ userId, sessionId }: Caller) {
      const all = await repository.listOf(userId)
      return all.map(({ id, device, createdAt, lastSeenAt, expiresAt }) => ({
        id,
        device,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        is_current: id === sessionId,
      }))
    },

    /** Ends one of the caller's own sessions, and the links it may have made. Throws `not_found`. */
    async revoke({ userId }: Caller, id: number): Promise<void> {
      if (!(await repository.remove(userId, id)))
        throw new AppError('not_found', 'You are not signed in there any more.')
      await repository.removeLinksMade(userId)
    },

    /** Ends the session that asks; it may just have ended elsewhere. */
    async end({ userId, sessionId }: Caller): Promise<void> {
      await repository.remove(userId, sessionId)
    },

    /** Ends all but the session that asks, and the links they may have made. */
    async revokeOthers({ userId, sessionId }: Caller): Promise<void> {
      await repository.removeOf(null, userId, sessionId)
      await repository.removeLinksMade(userId)
    },

    /** Ends every session of a user, in the transaction of what asks for it, but perhaps for one. */
    revokeAll: (tx: Db, userId: number, butId?: number) => repository.removeOf(tx, userId, butId),
  }
}

/** Salted with the account, so that households can't be followed from one to another. */
const ipPrefixHashOf = (userId: number, ip: string) =>
  hash('sha256', `${userId}\n${ipPrefixOf(ip)}`, 'base64url')
