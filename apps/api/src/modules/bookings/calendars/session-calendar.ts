import ical, { ICalEventStatus } from 'ical-generator'

export interface CalendarSession extends Record<string, unknown> {
  readonly uid: string
  readonly sequence: number
  /** When something of the entry changed last. */
  readonly revisedAt: string
  readonly startsAt: string
  readonly endsAt: string
  readonly isCancelled: boolean
  readonly title: string
  readonly place: string | null
}

/**
 * A calendar (RFC 5545) of sessions. Times are UTC, so no time zone has to travel with them. Without a
 * METHOD, DTSTAMP says when an entry was last revised, so that a calendar that has not changed is the same
 * file.
 */
export function sessionCalendar(name: string, sessions: readonly CalendarSession[]): string {
  const calendar = ical({
    name,
    prodId: { company: 'EdBazaar', product: 'Classes', language: 'EN' },
  })
  for (const session of sessions)
    calendar.createEvent({
      id: session.uid,
      sequence: session.sequence,
      stamp: new Date(session.revisedAt),
      start: new Date(session.startsAt),
      end: new Date(session.endsAt),
      summary: session.title,
      ...(session.place !== null && { location: session.place }),
      status: session.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return calendar.toString()
}
