import { AppError } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { EnquiryEmails } from '../../enquiries/record/enquiry-emails.ts'
import type { EnquiryThreadRepository } from '../../enquiries/record/enquiry-thread.repository.ts'
import type { VisitsRepository } from '../../enquiries/visits/visits.repository.ts'
import type { Visits } from '../../enquiries/visits/visits.service.ts'
import { channelUse } from '../consent/channel-use.ts'
import { channelRefusalText } from '../consent/refusals.ts'
import type { DeskReply } from '../messages/desk-reply.ts'
import type { DeskRecords, LockedEnquiry } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'
import { visitActor } from '../record/visit-actor.ts'

export type DeskVisits = ReturnType<typeof createDeskVisits>
type Changed = Schema<'DeskEnquiryChanged'>

interface DeskVisitsDeps {
  readonly desk: DeskRecords
  readonly records: EnquiryRecordRepository
  readonly reply: DeskReply
  readonly visits: Visits
  readonly repository: VisitsRepository
  readonly thread: Pick<EnquiryThreadRepository, 'find'>
  readonly emails: Pick<EnquiryEmails, 'wake'>
}

/** Visits as the desk offers, books and ends them. */
export function createDeskVisits(deps: DeskVisitsDeps) {
  const { desk, records, reply, visits, repository, thread, emails } = deps

  async function current(tx: Db, id: number): Promise<Changed> {
    const enquiry = await thread.find(tx, id)
    if (!enquiry) throw new Error(`There is no enquiry ${id}`)
    return { revision: enquiry.revision, state: enquiry.state }
  }

  return {
    /** Throws `not_found`, `forbidden`, and `conflict` without a seat or the permission. */
    async add(caller: Caller, publicId: string, body: Body<'addDeskVisit'>): Promise<Changed> {
      const changed = await records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        const { enquiry } = record
        const isOffer = body.action === 'offer'
        const by = visitActor(record, caller)
        requirePermission(record, isOffer)
        const before = await visits.open(tx, enquiry.id)
        const state = isOffer ? 'offered' : 'confirmed'
        await visits.add(tx, enquiry, { slotId: body.slot_id, state }, by)
        if (!before) {
          const now = await current(tx, enquiry.id)
          await reply.record(
            tx,
            { ...record, enquiry: { ...enquiry, state: now.state } },
            { actorId: caller.userId, isReply: true, snoozeUntil: undefined },
          )
        }
        return current(tx, enquiry.id)
      })
      emails.wake()
      return changed
    },

    /** Throws `not_found`, `forbidden`, `conflict`. */
    async edit(
      caller: Caller,
      publicId: string,
      visitId: number,
      { slot_id: slotId, state }: Body<'editDeskVisit'>,
    ): Promise<Changed> {
      const changed = await records.transaction(async (tx) => {
        const record = await desk.open(tx, caller, publicId, 'answer enquiries')
        const visit = await repository.find(tx, record.enquiry.id, visitId)
        const enquiry = visit && (await thread.find(tx, visit.enquiryId))
        if (!visit || !enquiry) throw new AppError('not_found', 'Visit not found.')
        const by = visitActor(record, caller)
        if (slotId !== undefined) await visits.move(tx, enquiry, visit, slotId, by)
        if (state !== undefined) await visits.setState(tx, enquiry, visit, state, by)
        return current(tx, record.enquiry.id)
      })
      emails.wake()
      return changed
    },
  }
}

/** An offer needs an email; a visit that was agreed by phone needs a permission of any kind. */
function requirePermission({ enquiry, permission, now }: LockedEnquiry, isOffer: boolean): void {
  if (enquiry.state === 'lost' || enquiry.state === 'invalid')
    throw new AppError('conflict', 'This enquiry is closed. Move it to another state first.')
  const use = channelUse(permission, 'email', now)
  const isRefused = use.state === 'withdrawn' || use.state === 'expired'
  if (isRefused || (isOffer && use.state === 'not_permitted'))
    throw new AppError('conflict', channelRefusalText(use, 'email') ?? '')
}
