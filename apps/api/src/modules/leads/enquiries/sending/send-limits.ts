import { AppError, TooManyRequests } from '../../../../app-error.ts'
import { listingKey } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { hourSeconds } from '../../../platform/dates/durations.ts'
import type { EnquiredListing } from '../record/enquired-listing.ts'
import type { SendEnquiriesRepository, Sender } from './send-enquiries.repository.ts'

const perDay = 10
const perListing = 3
const live = 15

/**
 * Throws `too_many_requests` above 10 enquiries a day, and `conflict` above 3 in 30 days to one
 * listing or 15 that are still being answered. The sender must be locked.
 */
export async function requireWithinLimits(
  repository: Pick<SendEnquiriesRepository, 'countToday' | 'countLive' | 'countsTo'>,
  tx: Db,
  sender: Sender,
  listings: readonly EnquiredListing[],
): Promise<void> {
  // A general enquiry has no listing.
  const count = Math.max(1, listings.length)
  if ((await repository.countToday(tx, sender)) + count > perDay)
    throw new TooManyRequests(
      `You can send up to ${perDay} enquiries a day. Try again tomorrow.`,
      12 * hourSeconds,
    )
  if ((await repository.countLive(tx, sender)) + count > live)
    throw new AppError(
      'conflict',
      `You have ${live} open enquiries. Withdraw one that you no longer need, then send again.`,
    )
  const desks = listings.map(({ desk }) => desk)
  const counts = await repository.countsTo(tx, sender, desks)
  const full = listings.find(({ desk }) => (counts.get(listingKey(desk)) ?? 0) >= perListing)
  if (full)
    throw new AppError(
      'conflict',
      `You have written to ${full.deskName} ${perListing} times in 30 days. Write in your enquiry instead.`,
    )
}
