import type { Db } from '../../../db/connect.ts'
import { weekdayAndTimeInIndia } from '../../platform/dates/dates-in-india.ts'
import type { EmailMessage } from '../../platform/mail/email-message.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { batchChangedEmail } from '../../platform/mail/templates/batch-changed.ts'
import { bookingEndedEmail } from '../../platform/mail/templates/booking-ended.ts'
import type { BookingEmail } from '../../platform/mail/templates/booking-texts.ts'
import { sessionChangedEmail } from '../../platform/mail/templates/session-changed.ts'
import { waitlistEndedEmail } from '../../platform/mail/templates/waitlist-ended.ts'
import { waitlistOfferEmail } from '../../platform/mail/templates/waitlist-offer.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingRow, EntryRow, OfferRow } from '../seats/seat-rows.ts'
import type { Family, FamilyRecipientsRepository } from './family-recipients.repository.ts'

export type BookingEmails = ReturnType<typeof createBookingEmails>

interface BookingEmailsDeps {
  readonly families: FamilyRecipientsRepository
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
}

interface SessionChange {
  readonly families: readonly Family[]
  readonly change: 'moved' | 'cancelled' | 'restored'
  readonly oldTime: Date
  readonly newTime: Date | null
  readonly reason: string | null
}

const timeOf = (at: Date) => weekdayAndTimeInIndia(at)

/** Puts emails about batches, bookings and waitlists into the outbox. Call `wake` after the commit. */
export function createBookingEmails({ families, outbox, site }: BookingEmailsDeps) {
  const toFamily = ({ batch, product, store }: BatchRecord, email: string): BookingEmail => ({
    email,
    product: product.name,
    batch: batch.name,
    listing: store.name,
    url: `${site}/my-bookings`,
  })

  const put = async (tx: Db, messages: readonly EmailMessage[]): Promise<void> => {
    await outbox.put(tx, ...messages)
  }

  /** One message for each family of these bookings. */
  async function toParents(
    tx: Db,
    bookings: readonly Pick<BookingRow, 'userId' | 'childName'>[],
    write: (email: string, children: string[]) => EmailMessage,
  ): Promise<void> {
    const byUser = Map.groupBy(bookings, ({ userId }) => userId)
    const emails = await families.emailsOf(tx, [...byUser.keys()])
    await put(
      tx,
      [...byUser].flatMap(([userId, own]) => {
        const email = emails.get(userId)
        return email === undefined
          ? []
          : [
              write(
                email,
                own.map(({ childName }) => childName),
              ),
            ]
      }),
    )
  }

  async function toWaiting(
    tx: Db,
    entries: readonly EntryRow[],
    write: (email: string, entry: EntryRow) => EmailMessage,
  ): Promise<void> {
    if (entries.length === 0) return
    const emails = await families.emailsOf(
      tx,
      entries.map(({ userId }) => userId),
    )
    await put(
      tx,
      entries.flatMap((entry) => {
        const email = emails.get(entry.userId)
        return email === undefined ? [] : [write(email, entry)]
      }),
    )
  }

  return {
    wake: () => outbox.wake(),
    toParents,
    toFamily,

    sessionChanged: (
      tx: Db,
      record: BatchRecord,
      { families: recipients, ...change }: SessionChange,
    ) =>
      put(
        tx,
        recipients.map(({ email, children }) =>
          sessionChangedEmail({
            ...toFamily(record, email),
            children,
            change: change.change,
            oldTime: timeOf(change.oldTime),
            newTime: change.newTime && timeOf(change.newTime),
            reason: change.reason,
          }),
        ),
      ),

    /** To the families with a seat. */
    timetableChanged: (tx: Db, record: BatchRecord, recipients: readonly Family[]) =>
      put(
        tx,
        recipients.map(({ email, children }) =>
          batchChangedEmail({
            ...toFamily(record, email),
            children,
            change: 'timetable',
            timetable: timetableOf(record),
            reason: null,
            alternatives: [],
          }),
        ),
      ),

    /** To the families with a seat and those that wait, each once. */
    async batchCancelled(
      tx: Db,
      record: BatchRecord,
      {
        seated,
        waiting,
        reason,
      }: { seated: readonly Family[]; waiting: readonly EntryRow[]; reason: string },
    ): Promise<void> {
      const alternatives = (await families.alternatives(tx, record.batch.id)).map((other) => ({
        label: other.name,
        text: other.days.join(', '),
        url: `${site}/products/${other.slug}`,
      }))
      const isSeated = new Set(seated.map(({ userId }) => userId))
      const others = waiting.filter(({ userId }) => !isSeated.has(userId))
      const emails = await families.emailsOf(
        tx,
        others.map(({ userId }) => userId),
      )
      const recipients = [
        ...seated,
        ...[...emails.values()].map((email) => ({ email, children: [] })),
      ]
      await put(
        tx,
        recipients.map(({ email, children }) =>
          batchChangedEmail({
            ...toFamily(record, email),
            children,
            change: 'cancelled',
            timetable: timetableOf(record),
            reason,
            alternatives,
          }),
        ),
      )
    },

    requestsExpired: (tx: Db, record: BatchRecord, bookings: readonly BookingRow[]) =>
      toParents(tx, bookings, (email, children) =>
        bookingEndedEmail({
          ...toFamily(record, email),
          children,
          change: 'unanswered',
          reason: null,
        }),
      ),

    offers: (
      tx: Db,
      record: BatchRecord,
      made: readonly { readonly offer: OfferRow; readonly entry: EntryRow }[],
      isReminder = false,
    ) =>
      toWaiting(
        tx,
        made.map(({ entry }) => entry),
        (email, entry) => {
          const offer = made.find((each) => each.entry === entry)?.offer
          if (!offer) throw new Error('An entry has no offer')
          return waitlistOfferEmail({
            ...toFamily(record, email),
            url: `${site}/my-waitlists/${entry.publicId}`,
            seats: offer.seats,
            until: timeOf(offer.expiresAt),
            isReminder,
          })
        },
      ),

    /** To families whose waitlist has ended. */
    waitlistEnded: (tx: Db, record: BatchRecord, entries: readonly EntryRow[], reason: string) =>
      toWaiting(tx, entries, (email) =>
        waitlistEndedEmail({ ...toFamily(record, email), change: 'removed', reason }),
      ),

    async offersEnded(
      tx: Db,
      record: BatchRecord,
      { kept, removed }: { kept: readonly EntryRow[]; removed: readonly EntryRow[] },
    ): Promise<void> {
      const write = (change: 'kept' | 'removed', reason: string | null) => (email: string) =>
        waitlistEndedEmail({ ...toFamily(record, email), change, reason })
      await toWaiting(tx, kept, write('kept', null))
      await toWaiting(tx, removed, write('removed', 'Two offers ended without an answer.'))
    },
  }
}

/** Such as "Mon, Wed, 17:00 to 18:30". */
const timetableOf = ({ batch }: BatchRecord) =>
  `${batch.days.join(', ')}, ${batch.startTime.slice(0, 5)} to ${batch.endTime.slice(0, 5)}`
