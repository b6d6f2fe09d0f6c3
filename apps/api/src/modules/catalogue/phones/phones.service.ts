import { AppError, TooManyRequests } from '../../../app-error.ts'
import type { Caller, ListingOfMembers } from '../../../caller.ts'
import { hourSeconds } from '../../platform/dates/durations.ts'
import type { BlockLimits } from '../../platform/rate-limits/block-limits.ts'
import { ipPrefixOf } from '../../platform/rate-limits/limits.service.ts'
import type { PhonesRepository } from './phones.repository.ts'

export type PhonesService = ReturnType<typeof createPhonesService>

interface PhonesDeps {
  readonly repository: PhonesRepository
  readonly limits: BlockLimits
}

interface Visitor {
  readonly caller: Caller | null
  readonly ip: string
}

/** Low enough that nobody can collect the numbers of a register. */
const limit = { name: 'listing-phone', max: 30, seconds: hourSeconds }

/** Phone numbers of listings, one by one. */
export function createPhonesService({ repository, limits }: PhonesDeps) {
  return {
    /** Throws `not_found` without a number, and `too_many_requests` above 30 an hour. */
    async show(listing: ListingOfMembers, { caller, ip }: Visitor): Promise<{ phone: string }> {
      const wait = await limits.retryAfterSeconds(
        limit,
        caller ? `user ${caller.userId}` : ipPrefixOf(ip),
      )
      if (wait > 0)
        throw new TooManyRequests(
          'You have opened many phone numbers. Try again in an hour, or send an enquiry.',
          wait,
        )
      const phone = await repository.find(listing)
      if (!phone) throw new AppError('not_found', 'This listing has no phone number.')
      return { phone }
    },
  }
}
