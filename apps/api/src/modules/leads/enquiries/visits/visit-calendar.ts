import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CalendarFile } from '../../../../db/schema/index.ts'

interface VisitEntry {
  /** Equal for all versions of one visit. */
  readonly uid: string
  /** Counts the versions, so that calendars keep the latest. */
  readonly sequence: number
  readonly startsAt: Date
  readonly endsAt: Date
  /** The school or store. */
  readonly listing: string
  readonly place: string | null
  readonly reference: string
  readonly isCancelled: boolean
}

interface People {
  readonly organizer: { readonly name: string; readonly address: string }
  readonly attendee: string
}

/** The calendar entry of a visit (RFC 5545), as an invitation or its cancellation (RFC 5546). */
export function visitCalendar(entry: VisitEntry, { organizer, attendee }: People): CalendarFile {
  const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({
    method,
    prodId: { company: 'EdBazaar', product: 'Visits', language: 'EN' },
  })
  calendar.createEvent({
    id: `${entry.uid}@edbazaar`,
    sequence: entry.sequence,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: `Visit to ${entry.listing}`,
    description: `Enquiry ${entry.reference} on EdBazaar. Move or cancel the visit on the page of your enquiry.`,
    ...(entry.place !== null && { location: entry.place }),
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address },
    attendees: [{ email: attendee, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  })
  return { method: entry.isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() }
}
