import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { EnquiryEmails } from '../../enquiries/record/enquiry-emails.ts'
import type { EnquiryRoutes } from '../../enquiries/routes/enquiry-routes.service.ts'
import { channelUse } from '../consent/channel-use.ts'
import { channelRefusalText } from '../consent/refusals.ts'
import type { DeskReply } from '../messages/desk-reply.ts'
import type { DeskRecords } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'

export type DeskRoutes = ReturnType<typeof createDeskRoutes>

interface DeskRoutesDeps {
  readonly desk: DeskRecords
  readonly records: EnquiryRecordRepository
  readonly reply: DeskReply
  readonly routes: Pick<EnquiryRoutes, 'ask'>
  readonly emails: Pick<EnquiryEmails, 'wake'>
}

/** Proposals of admins to pass general enquiries on. */
export function createDeskRoutes({ desk, records, reply, routes, emails }: DeskRoutesDeps) {
  return {
    /**
     * Asks the sender about a listing, which counts as a reply. Throws `not_found`, `forbidden`, and
     * `conflict` if the enquiry is closed or for a listing, or the sender cannot be asked.
     */
    async add(
      caller: Caller,
      publicId: string,
      listing: Body<'addDeskRoute'>,
    ): Promise<Schema<'DeskEnquiryChanged'>> {
      const changed = await records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        const { enquiry, permission, now } = record
        if (record.listing)
          throw new AppError('conflict', 'This enquiry already belongs to a listing.')
        if (enquiry.state === 'lost' || enquiry.state === 'invalid')
          throw new AppError('conflict', 'This enquiry is closed.')
        const use = channelUse(permission, 'email', now)
        if (use.state !== 'allowed' && use.state !== 'outside_hours')
          throw new AppError('conflict', channelRefusalText(use, 'email') ?? '')
        await routes.ask(tx, enquiry, listing, caller.userId, use.nextAt)
        return reply.record(tx, record, {
          actorId: caller.userId,
          isReply: true,
          snoozeUntil: undefined,
        })
      })
      emails.wake()
      return changed
    },
  }
}
