import type { Db } from '../../../../db/connect.ts'
import { deskEnquiryEmail } from '../../../platform/mail/templates/desk-enquiry.ts'
import { deskMessageEmail } from '../../../platform/mail/templates/desk-message.ts'
import { enquiryCopyEmail } from '../../../platform/mail/templates/enquiry-copy.ts'
import type { Duplicates } from '../duplicates/duplicates.service.ts'
import { type EnquiryEmails, timeInWords } from '../record/enquiry-emails.ts'
import type { EnquiryEventsRepository } from '../record/enquiry-events.repository.ts'
import { deskOf, type EnquiryRow } from '../record/enquiry-row.ts'
import type { DeskHoursRepository } from '../reply-times/desk-hours.repository.ts'
import { deskHoursOf, replyTargetMinutes } from '../reply-times/desk-hours.ts'
import { addWorkingMinutes } from '../reply-times/working-time.ts'
import { bySender, type Visits } from '../visits/visits.service.ts'
import type { SendEnquiriesRepository } from './send-enquiries.repository.ts'

interface ConfirmEnquiriesDeps {
  readonly repository: SendEnquiriesRepository
  readonly deskHours: DeskHoursRepository
  readonly duplicates: Duplicates
  readonly events: Pick<EnquiryEventsRepository, 'add'>
  readonly emails: EnquiryEmails
  readonly visits: Visits
}

export type ConfirmEnquiries = ReturnType<typeof createConfirmEnquiries>

const lockName = (row: EnquiryRow) => `desk:${row.schoolId ?? ''}:${row.storeId ?? ''}`

/** Shows enquiries to their desks, once the address of the sender is confirmed. */
export function createConfirmEnquiries(deps: ConfirmEnquiriesDeps) {
  const { repository, deskHours, duplicates, events, emails, visits } = deps

  async function tellSender(tx: Db, enquiry: EnquiryRow, isVisitTaken: boolean): Promise<void> {
    const { message, replyDueAt } = enquiry
    await emails.toSender(tx, enquiry, (email) =>
      enquiryCopyEmail({ ...email, message, replyBy: timeInWords(replyDueAt), isVisitTaken }),
    )
  }

  async function tellDesk(tx: Db, enquiry: EnquiryRow, kept: EnquiryRow | null): Promise<void> {
    if (kept) return emails.toDesk(tx, kept, deskMessageEmail)
    const { classSought, replyDueAt } = enquiry
    await emails.toDesk(tx, enquiry, (email, subject) =>
      deskEnquiryEmail({ ...email, subject, classSought, replyBy: timeInWords(replyDueAt) }),
    )
  }

  async function confirm(tx: Db, row: EnquiryRow, isByEmail: boolean): Promise<EnquiryRow> {
    const now = new Date()
    const desk = deskOf(row)
    const { calendar } = desk ? await deskHours.of(desk, tx) : deskHoursOf([], [])
    const replyDueAt = addWorkingMinutes(calendar, now, replyTargetMinutes)
    const enquiry = await repository.confirm(tx, row.id, replyDueAt, now)
    if (isByEmail) await events.add(tx, { enquiryId: row.id, kind: 'confirmed', isForParent: true })
    const kept = await duplicates.apply(tx, enquiry)
    const slotId = row.visitSlotId
    const isFree = slotId === null || (await visits.isFree(tx, desk, slotId))
    await tellSender(tx, enquiry, !isFree)
    await tellDesk(tx, enquiry, kept)
    if (slotId !== null && isFree) {
      const merged = { ...enquiry, mergedIntoId: kept?.id ?? null }
      await visits.choose(tx, merged, slotId, bySender(enquiry.userId))
    }
    return enquiry
  }

  /** Confirms the rows of one request that are not confirmed yet. Call `emails.wake` afterwards. */
  return async (
    tx: Db,
    rows: readonly EnquiryRow[],
    { isByEmail }: { readonly isByEmail: boolean },
  ): Promise<EnquiryRow[]> => {
    for (const name of [...new Set(rows.map(lockName))].sort()) await repository.lock(tx, name)
    const confirmed: EnquiryRow[] = []
    for (const row of rows)
      confirmed.push(row.confirmedAt === null ? await confirm(tx, row, isByEmail) : row)
    return confirmed
  }
}
