import type { Db } from '../../../../db/connect.ts'
import type { DeskHoursRepository } from '../../enquiries/reply-times/desk-hours.repository.ts'
import { deskHoursOf } from '../../enquiries/reply-times/desk-hours.ts'
import { workingMinutesBetween } from '../../enquiries/reply-times/working-time.ts'
import type { LockedEnquiry } from '../record/desk-record.ts'
import type { EnquiryRecordRepository } from '../record/enquiry-record.repository.ts'

export type DeskReply = ReturnType<typeof createDeskReply>

interface DeskReplyDeps {
  readonly records: EnquiryRecordRepository
  readonly hours: DeskHoursRepository
}

interface Contact {
  readonly actorId: number
  /** Whether the sender got an answer: not if a call failed. */
  readonly isReply: boolean
  /** The day of the next action, yyyy-mm-dd. */
  readonly snoozeUntil: string | undefined
}

/** The change of an enquiry by an email or a logged call. */
export function createDeskReply({ records, hours }: DeskReplyDeps) {
  async function replyMinutes(tx: Db, { enquiry, listing, now }: LockedEnquiry): Promise<number> {
    const { calendar } = listing ? await hours.of(listing, tx) : deskHoursOf([], [])
    return workingMinutesBetween(calendar, enquiry.confirmedAt ?? now, now)
  }

  return {
    /** Moves a new enquiry to contacted, records the first reply and counts a revision. */
    async record(tx: Db, record: LockedEnquiry, { actorId, isReply, snoozeUntil }: Contact) {
      const { enquiry, now } = record
      const isFirst = isReply && enquiry.firstReplyAt === null
      const state = enquiry.state === 'new' ? ('contacted' as const) : enquiry.state
      if (state !== enquiry.state)
        await records.addEvents(tx, [
          {
            enquiryId: enquiry.id,
            kind: 'state',
            actorId,
            fromState: enquiry.state,
            toState: state,
            isForParent: true,
          },
        ])
      if (isReply) await records.stopWaiting(tx, enquiry.id)
      const revision = await records.change(tx, enquiry.id, {
        ...(state !== enquiry.state && { state, stateSince: now }),
        ...(isFirst && { firstReplyAt: now, firstReplyMinutes: await replyMinutes(tx, record) }),
        ...(snoozeUntil !== undefined && { nextActionOn: snoozeUntil }),
      })
      return { revision, state }
    },
  }
}
