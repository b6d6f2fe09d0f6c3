import { AppError } from '../../../../app-error.ts'
import type { Caller, ListingOfMembers } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { EnquiryMails } from '../../enquiries/enquiry-mails.ts'
import type { EnquiryRoutes } from '../../enquiries/enquiry-routes.service.ts'
import { channelUse } from '../consent/channel-use.ts'
import { whyNot } from '../consent/refusals.ts'
import type { DeskRecords } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'

export type DeskRoutes = ReturnType<typeof createDeskRoutes>

interface DeskRoutesDeps {
  readonly desk: DeskRecords
  readonly records: EnquiryRecordRepository
  readonly routes: Pick<EnquiryRoutes, 'ask' | 'schoolWithSlug'>
  readonly mails: Pick<EnquiryMails, 'wake'>
}

/** Proposals of admins to pass general enquiries on. */
export function createDeskRoutes({ desk, records, routes, mails }: DeskRoutesDeps) {
  async function listingOf(tx: Db, body: Body<'addDeskRoute'>): Promise<ListingOfMembers> {
    const { school_slug: slug, store_id: storeId } = body
    if (storeId !== undefined) return { kind: 'store', id: storeId }
    const id = slug === undefined ? undefined : await routes.schoolWithSlug(tx, slug)
    if (id === undefined) throw new AppError('not_found', 'There is no such school.')
    return { kind: 'school', id }
  }

  return {
    /** Throws `not_found`, `forbidden`, and `conflict` if the sender cannot be asked. */
    async add(
      caller: Caller,
      publicId: string,
      body: Body<'addDeskRoute'>,
    ): Promise<Schema<'DeskEnquiryChanged'>> {
      const changed = await records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        const { enquiry, listing, permission, now } = record
        if (listing) throw new AppError('conflict', 'This enquiry is for a listing already.')
        const use = channelUse(permission, 'email', now)
        if (use.state !== 'allowed' && use.state !== 'outside_hours')
          throw new AppError('conflict', whyNot(use, 'email') ?? '')
        await routes.ask(tx, enquiry, await listingOf(tx, body), caller.userId, use.nextAt)
        const revision = await records.change(tx, enquiry.id, {})
        return { revision, state: enquiry.state }
      })
      mails.wake()
      return changed
    },
  }
}
