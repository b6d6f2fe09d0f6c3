import { AppError, TooManyRequests } from '../../../../app-error.ts'
import { type Caller, listingOf } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { NameOfUser } from '../../../accounts/users/name-of-user.ts'
import { daySeconds, hourSeconds } from '../../../platform/dates/durations.ts'
import type { LimitsService } from '../../../platform/rate-limits/limits.service.ts'
import type { ListingCases } from '../../listing-cases/listing-cases.ts'
import { requireOneChannel } from '../consent/refusals.ts'
import { maskContacts } from '../contact/masked-text.ts'
import { entryIds } from '../detail/desk-timeline.ts'
import type { DeskMessagesRepository } from '../messages/desk-messages.repository.ts'
import type { DeskRecords } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'

export type DeskRevealService = ReturnType<typeof createDeskReveal>

interface DeskRevealDeps {
  readonly desk: DeskRecords
  readonly records: EnquiryRecordRepository
  readonly repository: DeskMessagesRepository
  readonly nameOfUser: NameOfUser
  readonly limits: LimitsService
  readonly listingCases: ListingCases
}

/** A member who continues past the limit is reported once a day. */
const reports = { name: 'contact-reveal-case', max: 1, seconds: daySeconds }
const maxima = [
  { name: 'contact-reveal-hour', max: 60, seconds: hourSeconds },
  { name: 'contact-reveal-day', max: 300, seconds: daySeconds },
]

/** Shows phone numbers one by one. */
export function createDeskReveal(deps: DeskRevealDeps) {
  const { desk, records, repository, nameOfUser, limits, listingCases } = deps

  /** Opens a case on the listing, if the caller may open its numbers at all. */
  async function report(caller: Caller, publicId: string): Promise<void> {
    const { userId } = caller
    await desk.require(caller, publicId, 'reveal contacts')
    const found = await records.find(publicId)
    const listing = found ? listingOf(found.enquiry) : null
    if (!listing || (await limits.retryAfterSeconds(reports, String(userId))) > 0) return
    await records.transaction(async (tx) =>
      listingCases.open(tx, listing, {
        code: 'many_reveals',
        field: null,
        excerpt: await nameOfUser(userId, tx),
        amount: null,
      }),
    )
  }

  async function requireWithinLimits(caller: Caller, publicId: string): Promise<void> {
    const { userId } = caller
    for (const limit of maxima) {
      const wait = await limits.retryAfterSeconds(limit, String(userId))
      if (wait === 0) continue
      await report(caller, publicId)
      throw new TooManyRequests('You have opened too many phone numbers. Try again later.', wait)
    }
  }

  return {
    /**
     * The phone number and the texts of the sender, which the sender will see was opened. Throws
     * `not_found`, `forbidden`, `too_many_requests`, and `conflict` outside the permitted hours.
     */
    async phone(caller: Caller, publicId: string): Promise<Schema<'RevealedContact'>> {
      await requireWithinLimits(caller, publicId)
      return records.transaction(async (tx) => {
        const { enquiry, permission, now } = await desk.open(
          tx,
          caller,
          publicId,
          'reveal contacts',
        )
        requireOneChannel(permission, ['phone', 'whatsapp'], now)
        if (enquiry.phone === null)
          throw new AppError('conflict', 'The parent has not given a phone number.')
        const viewer = {
          viewerId: caller.userId,
          viewerName: await nameOfUser(caller.userId, tx),
        }
        await repository.addReveal(tx, { enquiryId: enquiry.id, ...viewer })
        await records.addEvents(tx, [
          {
            enquiryId: enquiry.id,
            kind: 'reveal',
            actorId: caller.userId,
            detail: { field: 'phone' },
          },
        ])
        const { first, later } = await repository.textsOfSender(tx, enquiry.id)
        const texts = [
          ...first.map(({ id, text }) => ({ id: entryIds.enquiry(id), text })),
          ...later.map(({ id, text }) => ({ id: entryIds.message(id), text })),
        ]
        return {
          phone: enquiry.phone,
          texts: texts.filter(({ text }) => maskContacts(text) !== text),
        }
      })
    },
  }
}
