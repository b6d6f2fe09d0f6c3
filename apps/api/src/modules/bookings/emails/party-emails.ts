import type { Db } from '../../../db/connect.ts'
import { weekdayAndTimeInIndia } from '../../platform/dates/dates-in-india.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import { bookingEndedEmail } from '../../platform/mail/templates/booking-ended.ts'
import { bookingMadeEmail } from '../../platform/mail/templates/booking-made.ts'
import { bookingReceivedEmail } from '../../platform/mail/templates/booking-received.ts'
import type { BatchRecordRepository } from '../access/batch-record.repository.ts'
import type { BatchRecord } from '../access/batch-record.ts'
import type { BookingRow } from '../seats/seat-rows.ts'
import type { BookingEmails } from './booking-emails.ts'
import type { FamilyRecipientsRepository } from './family-recipients.repository.ts'

export type PartyEmails = ReturnType<typeof createPartyEmails>

interface PartyEmailsDeps {
  readonly batches: Pick<BatchRecordRepository, 'answeringAddresses'>
  readonly families: Pick<FamilyRecipientsRepository, 'ofFormerOwner'>
  readonly emails: BookingEmails
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
}

type Session = { readonly startsAt: Date } | null
type Received = Parameters<typeof bookingReceivedEmail>[0]
type Made = Parameters<typeof bookingMadeEmail>[0]
type Secrets = ReadonlyMap<number, { readonly token: string }>

const timeOf = (session: Session) => session && weekdayAndTimeInIndia(session.startsAt)
const untilOf = (party: readonly BookingRow[]) => {
  const until = party[0]?.holdUntil
  return until ? weekdayAndTimeInIndia(until) : null
}

/** Emails about the bookings of one family, to it and to the members of the store. */
export function createPartyEmails({ batches, families, emails, outbox, site }: PartyEmailsDeps) {
  async function toMembers(
    tx: Db,
    record: BatchRecord,
    party: readonly BookingRow[],
    more: Pick<Received, 'change' | 'time' | 'until'>,
  ): Promise<void> {
    if (party.length === 0) return
    const addresses = await batches.answeringAddresses(tx, record.store.id)
    const consentIds = party.flatMap(({ consentId }) => consentId ?? [])
    const hidden = await families.ofFormerOwner(tx, consentIds)
    const children = party
      .filter(({ consentId }) => consentId === null || !hidden.has(consentId))
      .map(({ childName }) => childName)
    const url = `${site}/dashboard/all-batch-enquiries/${record.batch.id}/batches-enquiries`
    await outbox.put(
      tx,
      ...addresses.map((email) =>
        bookingReceivedEmail({ ...emails.toFamily(record, email), url, children, ...more }),
      ),
    )
  }

  const toParent = (
    tx: Db,
    record: BatchRecord,
    party: readonly BookingRow[],
    more: Pick<Made, 'change' | 'time' | 'until' | 'cancel'>,
  ) =>
    emails.toParents(tx, party, (email, children) =>
      bookingMadeEmail({
        ...emails.toFamily(record, email),
        url: `${site}/my-bookings/${party[0]?.publicId}`,
        children,
        ...more,
      }),
    )

  const cancelLinks = (party: readonly BookingRow[], secrets: Secrets): Made['cancel'] =>
    party.flatMap(({ id, childName }) => {
      const secret = secrets.get(id)
      return secret ? [{ child: childName, url: `${site}/my-bookings/cancel#${secret.token}` }] : []
    })

  return {
    wake: emails.wake,

    async requested(tx: Db, record: BatchRecord, party: readonly BookingRow[], session: Session) {
      const about = { change: 'requested', time: timeOf(session), until: untilOf(party) } as const
      await toParent(tx, record, party, { ...about, cancel: [] })
      await toMembers(tx, record, party, about)
    },

    /** The provider accepted a request, and the family confirms it. */
    held: (tx: Db, record: BatchRecord, party: readonly BookingRow[], session: Session) =>
      toParent(tx, record, party, {
        change: 'held',
        time: timeOf(session),
        until: untilOf(party),
        cancel: [],
      }),

    async confirmed(
      tx: Db,
      record: BatchRecord,
      party: readonly BookingRow[],
      session: Session,
      secrets: Secrets,
      isByMember = false,
    ) {
      const about = { change: 'confirmed', time: timeOf(session), until: null } as const
      await toParent(tx, record, party, { ...about, cancel: cancelLinks(party, secrets) })
      if (!isByMember) await toMembers(tx, record, party, about)
    },

    declined: (tx: Db, record: BatchRecord, party: readonly BookingRow[], reason: string) =>
      emails.toParents(tx, party, (email, children) =>
        bookingEndedEmail({
          ...emails.toFamily(record, email),
          children,
          change: 'declined',
          reason,
        }),
      ),

    async cancelledByParent(tx: Db, record: BatchRecord, party: readonly BookingRow[]) {
      await emails.toParents(tx, party, (email, children) =>
        bookingEndedEmail({
          ...emails.toFamily(record, email),
          children,
          change: 'cancelled',
          reason: null,
        }),
      )
      await toMembers(tx, record, party, { change: 'cancelled', time: null, until: null })
    },

    /** To the store only: the family has deleted its account. */
    left: (tx: Db, record: BatchRecord, party: readonly BookingRow[]) =>
      toMembers(tx, record, party, { change: 'cancelled', time: null, until: null }),

    async rescheduled(tx: Db, record: BatchRecord, booking: BookingRow, to: Session) {
      const about = { change: 'rescheduled', time: timeOf(to), until: null } as const
      await toParent(tx, record, [booking], { ...about, cancel: [] })
      await toMembers(tx, record, [booking], about)
    },
  }
}
