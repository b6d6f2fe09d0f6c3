import { TooManyRequests } from '../../../app-error.ts'
import { hourSeconds } from '../dates/durations.ts'
import type { LimitsService } from './limits.service.ts'

export type UserLimit = ReturnType<typeof createUserLimit>

/** The user whose requests are counted, such as the caller. */
export interface LimitedUser {
  readonly userId: number
}

interface HourlyLimit {
  /** The name of the limit, such as "upload". */
  readonly name: string
  /** Maximum per hour. */
  readonly max: number
  /** Error message when the limit is exceeded. */
  readonly msg: string
}

/** Limits how often one user may do something in an hour; throws `too_many_requests` above that. */
export function createUserLimit(limits: LimitsService) {
  return async ({ name, max, msg }: HourlyLimit, { userId }: LimitedUser): Promise<void> => {
    const wait = await limits.retryAfterSeconds({ name, max, seconds: hourSeconds }, String(userId))
    if (wait > 0) throw new TooManyRequests(msg, wait)
  }
}
