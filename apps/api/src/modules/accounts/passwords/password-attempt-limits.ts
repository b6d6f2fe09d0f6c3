import { TooManyRequests } from '../../../app-error.ts'
import { hourSeconds } from '../../platform/dates/durations.ts'
import {
  ipPrefixOf,
  type Limit,
  type LimitsService,
} from '../../platform/rate-limits/limits.service.ts'
import type { SessionsService, Visitor } from '../sessions/sessions.service.ts'

/** Failed sign-ins to one account in an hour, from all unknown IP prefixes together. */
const unknownPrefixes: Limit = { name: 'password-unknown-prefixes', max: 10, seconds: hourSeconds }
/** Failed sign-ins to one account in an hour, from one known IP prefix. */
const knownPrefix: Limit = { name: 'password-known-prefix', max: 20, seconds: hourSeconds }
/** Wrong current passwords in an hour, typed by a signed-in user. */
const currentPassword: Limit = { name: 'password-current', max: 10, seconds: hourSeconds }
/** Passwords checked for one account in an hour, correct ones included: each costs 20 ms of a core. */
const allAttempts = { signIn: 100, currentPassword: 30 } as const
const resetPrefix = 'password-reset-prefix'

export type PasswordAttemptLimits = ReturnType<typeof createPasswordAttemptLimits>

interface PasswordAttemptLimitsDeps {
  readonly limits: LimitsService
  readonly sessions: Pick<SessionsService, 'isKnownIpPrefix'>
  /** Failed sign-ins in an hour from one IP prefix, to any account; 0 for no limit. */
  readonly perIpPrefix: number
}

/** Takes an attempt off the counters because the password was correct. */
type Refund = () => Promise<void>

/**
 * Limits how many passwords may be tried. An attempt is counted before its password is checked, so
 * that parallel requests get no extra attempts. docs/decisions/0014 explains the numbers.
 */
export function createPasswordAttemptLimits({
  limits,
  sessions,
  perIpPrefix,
}: PasswordAttemptLimitsDeps) {
  const ipPrefix: Limit = { name: 'password-ip-prefix', max: perIpPrefix, seconds: hourSeconds }

  const count = async (limit: Limit, key: string, remedy: string): Promise<Refund> => {
    const wait = await limits.retryAfterSeconds(limit, key)
    if (wait > 0) throw new TooManyRequests(`Too many wrong passwords. ${remedy}`, wait)
    return () => limits.refund(limit, key)
  }

  const isKnownIpPrefix = async (userId: number, visitor: Visitor) =>
    (await sessions.isKnownIpPrefix(userId, visitor)) ||
    (await limits.isFlagged(resetPrefix, ipPrefixKey(userId, visitor)))

  const countAll = async (name: string, max: number, key: string): Promise<void> => {
    const limit = { name: `password-all-${name}`, max, seconds: hourSeconds }
    const wait = await limits.retryAfterSeconds(limit, key)
    if (wait > 0) throw new TooManyRequests('Too many attempts. Please try again in an hour.', wait)
  }

  async function countFailure(
    email: string,
    userId: number | null,
    visitor: Visitor,
  ): Promise<Refund> {
    const remedy = 'Please try again in an hour, or request a sign-in link by email.'
    // Without an account the query runs for user 0, which does not exist, so that timing is equal.
    if (await isKnownIpPrefix(userId ?? 0, visitor))
      return count(knownPrefix, ipPrefixKey(email, visitor), remedy)
    const refundIpPrefix = await count(ipPrefix, ipPrefixOf(visitor.ip), remedy)
    const refundAccount = await count(unknownPrefixes, email, remedy)
    return async () => {
      await refundIpPrefix()
      await refundAccount()
    }
  }

  return {
    /** Counts a sign-in, whether or not the account exists. Throws `too_many_requests`. */
    async countSignIn(email: string, userId: number | null, visitor: Visitor): Promise<Refund> {
      const key = email.toLowerCase()
      const refund = await countFailure(key, userId, visitor)
      await countAll('sign-in', allAttempts.signIn, key)
      return refund
    },

    /** Counts a signed-in user's attempt at the current password. Throws `too_many_requests`. */
    async countCurrentPassword(userId: number): Promise<Refund> {
      const key = String(userId)
      const remedy = 'Please try again in an hour, or reset your password by email.'
      const refund = await count(currentPassword, key, remedy)
      await countAll('current', allAttempts.currentPassword, key)
      return refund
    },

    /** Makes the visitor's IP prefix known for an hour, after a reset link was used from it. */
    rememberIpPrefix: (userId: number, visitor: Visitor) =>
      limits.flag(resetPrefix, ipPrefixKey(userId, visitor), hourSeconds),
  }
}

const ipPrefixKey = (account: number | string, { ip }: Visitor) => `${account}\n${ipPrefixOf(ip)}`
