import { TooManyRequests } from '../../../app-error.ts'
import type { Caller } from '../../accounts/sessions/caller.ts'
import type { LimitsService } from './limits.service.ts'

const hour = 3_600

export type UserLimit = ReturnType<typeof createUserLimit>

interface HourlyLimit {
  /** What is limited: "upload". */
  readonly of: string
  /** How often in an hour. */
  readonly most: number
  /** What the user is told past that. */
  readonly msg: string
}

/** How often one user may do something in an hour; throws `too_many_requests` past that. */
export function createUserLimit(limits: LimitsService) {
  return async ({ of, most, msg }: HourlyLimit, { userId }: Caller): Promise<void> => {
    const wait = await limits.retryAfterSeconds({ of, most, seconds: hour }, String(userId))
    if (wait > 0) throw new TooManyRequests(msg, wait)
  }
}
