import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CalendarFile } from '../../../../db/schema/index.ts'
import { minuteMs } from '../../../platform/dates/durations.ts'
import type { ApplicationRecord } from '../record/application-record.ts'

interface Options {
  readonly mailFrom: { readonly name: string; readonly address: string }
  readonly isCancelled: boolean
}

/** The calendar entry of an interview (RFC 5545), as an invitation or its cancellation; null without one. */
export function interviewCalendar(
  { application, job, listingName, applicant }: ApplicationRecord,
  { mailFrom, isCancelled }: Options,
): CalendarFile | null {
  const { interviewAt: start, interviewMinutes: minutes } = application
  if (start === null || minutes === null) return null
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({
    method,
    prodId: { company: 'EdBazaar', product: 'Interviews', language: 'EN' },
  })
  calendar.createEvent({
    id: `interview-${application.publicId}@edbazaar`,
    sequence: application.interviewSequence,
    start,
    end: new Date(start.getTime() + minutes * minuteMs),
    summary: `Interview: ${job.title}, ${listingName}`,
    description: application.interviewNote ?? '',
    ...(application.interviewPlace !== null && { location: application.interviewPlace }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: mailFrom.name, email: mailFrom.address },
    attendees: [{ email: applicant.email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }],
  })
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() }
}
