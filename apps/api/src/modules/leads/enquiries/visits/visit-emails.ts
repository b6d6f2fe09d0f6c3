import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { deskVisitEmail } from '../../../platform/mail/templates/desk-visit.ts'
import { visitBookedEmail } from '../../../platform/mail/templates/visit-booked.ts'
import { visitCancelledEmail } from '../../../platform/mail/templates/visit-cancelled.ts'
import { visitOfferedEmail } from '../../../platform/mail/templates/visit-offered.ts'
import { visitReminderEmail } from '../../../platform/mail/templates/visit-reminder.ts'
import { type EnquiryEmails, timeInWords } from '../record/enquiry-emails.ts'
import type { EnquiryRow } from '../record/enquiry-row.ts'
import { visitCalendar } from './visit-calendar.ts'
import type { VisitRow, VisitsRepository } from './visits.repository.ts'

export type VisitEmails = ReturnType<typeof createVisitEmails>

/** What emails say about a visit. */
export interface VisitEmail extends Pick<VisitRow, 'calendarUid' | 'calendarSequence' | 'state'> {
  readonly startsAt: Date
  readonly endsAt: Date
  /** Of a cancelled visit: whether the sender has it in a calendar. */
  readonly wasConfirmed?: boolean
}

type Change = Schema<'VisitChange'>['change']

interface VisitEmailsDeps {
  readonly emails: EnquiryEmails
  readonly repository: Pick<VisitsRepository, 'placeOf'>
  /** The organizer of calendar entries. */
  readonly mailFrom: { readonly name: string; readonly address: string }
}

/** Emails about visits, with calendar entries. */
export function createVisitEmails({ emails, repository, mailFrom }: VisitEmailsDeps) {
  async function calendarOf(tx: Db, enquiry: EnquiryRow, visit: VisitEmail) {
    const { listing } = await emails.namesOf(tx, enquiry.id)
    const entry = {
      uid: visit.calendarUid,
      sequence: visit.calendarSequence,
      startsAt: visit.startsAt,
      endsAt: visit.endsAt,
      listing,
      place: await repository.placeOf(tx, enquiry.id),
      reference: enquiry.reference,
      isCancelled: visit.state === 'cancelled',
    }
    return visitCalendar(entry, { organizer: mailFrom, attendee: enquiry.email })
  }

  const words = ({ startsAt }: VisitEmail) => timeInWords(startsAt) ?? ''

  return {
    calendarOf,

    /** Tells the sender of a change; `sendAt` is later than now if they permit emails only then. */
    async toSender(
      tx: Db,
      enquiry: EnquiryRow,
      visit: VisitEmail,
      change: Change,
      sendAt: Date | null,
    ): Promise<void> {
      const time = words(visit)
      const place = await repository.placeOf(tx, enquiry.id)
      const isInCalendar = visit.state === 'confirmed' || visit.wasConfirmed === true
      const calendar = isInCalendar ? await calendarOf(tx, enquiry, visit) : undefined
      const mailId = await emails.toSender(tx, enquiry, (email) => {
        if (change === 'offered') return visitOfferedEmail({ ...email, time, place })
        if (change === 'cancelled') return visitCancelledEmail({ ...email, time, calendar })
        return visitBookedEmail({ ...email, time, place, isMoved: change === 'moved', calendar })
      })
      if (mailId !== null && sendAt) await emails.sendAt(tx, mailId, sendAt)
    },

    async remind(tx: Db, enquiry: EnquiryRow, visit: VisitEmail): Promise<void> {
      const place = await repository.placeOf(tx, enquiry.id)
      await emails.toSender(tx, enquiry, (email) =>
        visitReminderEmail({ ...email, time: words(visit), place }),
      )
    },

    /** Tells the desk what the sender did. */
    toDesk: (tx: Db, enquiry: EnquiryRow, visit: VisitEmail, change: Change): Promise<void> =>
      emails.toDesk(tx, enquiry, (email) =>
        deskVisitEmail({ ...email, time: words(visit), change }),
      ),
  }
}
