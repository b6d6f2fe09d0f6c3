import { TooManyRequests } from '../../../app-error.ts'
import {
  ipPrefixOf,
  type Limit,
  type LimitsService,
} from '../../platform/rate-limits/limits.service.ts'
import type { SessionsService, Visitor } from '../sessions/sessions.service.ts'

const hour = 3_600
/** Wrong passwords an hour against one account, by everybody who is not known to it, together. */
const byStrangers: Limit = { of: 'guess-strangers', most: 10, seconds: hour }
/** The same by one household that is signed in to the account, or has just reset its password. */
const byKnown: Limit = { of: 'guess-known', most: 20, seconds: hour }
/** Wrong current passwords an hour of one who is signed in. */
const byOwner: Limit = { of: 'guess-owner', most: 10, seconds: hour }
/** Passwords an hour that are looked at for one account, right ones too: each costs 20 ms of a core. */
const inAll = { signIn: 100, owner: 30 } as const
const resetHere = 'reset-here'

export type GuessLimits = ReturnType<typeof createGuessLimits>

interface GuessLimitsDeps {
  readonly limits: LimitsService
  readonly sessions: Pick<SessionsService, 'isKnown'>
  /** Wrong passwords an hour by one household, for whichever accounts; 0 for any number. */
  readonly perIpPrefix: number
}

/** Calls one guess back, which turned out to be none. */
type GiveBack = () => Promise<void>

/**
 * How many passwords may be tried. A try counts before its password is looked at, so that many at
 * once are not let through together. docs/decisions/0014 says why these numbers.
 */
export function createGuessLimits({ limits, sessions, perIpPrefix }: GuessLimitsDeps) {
  const byHousehold: Limit = { of: 'guess-household', most: perIpPrefix, seconds: hour }

  const count = async (limit: Limit, whom: string, remedy: string): Promise<GiveBack> => {
    const wait = await limits.retryAfterSeconds(limit, whom)
    if (wait > 0) throw new TooManyRequests(`Too many wrong passwords. ${remedy}`, wait)
    return () => limits.refund(limit, whom)
  }

  const isKnown = async (userId: number, visitor: Visitor) =>
    (await sessions.isKnown(userId, visitor)) ||
    (await limits.remembers(resetHere, placeOf(userId, visitor)))

  const countInAll = async (of: string, most: number, whom: string): Promise<void> => {
    const wait = await limits.retryAfterSeconds({ of: `in-all-${of}`, most, seconds: hour }, whom)
    if (wait > 0)
      throw new TooManyRequests('That was often within an hour. Please try again later.', wait)
  }

  async function countGuess(
    whom: string,
    userId: number | null,
    visitor: Visitor,
  ): Promise<GiveBack> {
    const remedy = 'Please try again in an hour, or ask for a link by mail.'
    // Nobody has the number 0, and is asked for all the same: it takes as long.
    if (await isKnown(userId ?? 0, visitor)) return count(byKnown, placeOf(whom, visitor), remedy)
    const first = await count(byHousehold, ipPrefixOf(visitor.ip), remedy)
    const second = await count(byStrangers, whom, remedy)
    return async () => {
      await first()
      await second()
    }
  }

  return {
    /** For signing in. Throws `too_many_requests`; whether there is an account makes no difference. */
    async countSignIn(email: string, userId: number | null, visitor: Visitor): Promise<GiveBack> {
      const whom = email.toLowerCase()
      const refund = await countGuess(whom, userId, visitor)
      await countInAll('sign-in', inAll.signIn, whom)
      return refund
    },

    /** For a password asked for anew of one who is signed in. Throws `too_many_requests`. */
    async countOwner(userId: number): Promise<GiveBack> {
      const whom = String(userId)
      const remedy = 'Please try again in an hour, or set a new one by mail.'
      const refund = await count(byOwner, whom, remedy)
      await countInAll('owner', inAll.owner, whom)
      return refund
    },

    /** Lets a household in past what strangers have used up: it has just opened a mailed link. */
    welcome: (userId: number, visitor: Visitor) =>
      limits.remember(resetHere, placeOf(userId, visitor), hour),
  }
}

const placeOf = (whom: number | string, { ip }: Visitor) => `${whom}\n${ipPrefixOf(ip)}`
