import type { CalendarFile, EmailMessage } from '../email-message.ts'
import { type ApplicantEmail, applicantFooter } from './application-texts.ts'

interface ApplicationInterview extends ApplicantEmail {
  /** Such as "Tuesday, 24 November at 11:00 am". */
  readonly time: string
  readonly place: string
  readonly note: string | null
  readonly change: 'set' | 'moved' | 'cancelled'
  readonly calendar: CalendarFile
}

const subjects: Readonly<Record<ApplicationInterview['change'], string>> = {
  set: 'Interview',
  moved: 'Interview moved',
  cancelled: 'Interview cancelled',
}

/** An interview that is set, moved or cancelled, with its calendar entry. */
export const applicationInterviewEmail = (interview: ApplicationInterview): EmailMessage => {
  const { email, job, listing, url, time, place, note, change, calendar } = interview
  const isCancelled = change === 'cancelled'
  return {
    to: { address: email },
    subject: `${subjects[change]}: ${job}, ${listing}`,
    before: isCancelled
      ? [`${listing} has cancelled the interview for ${job} on ${time}.`]
      : [
          `${listing} would like to interview you for ${job} on ${time}.`,
          `Place: ${place}`,
          ...(note === null ? [] : [note]),
          'Open the attached file to add it to your calendar.',
        ],
    button: { label: isCancelled ? 'See your application' : 'Ask for another time', url },
    footer: applicantFooter,
    calendar,
  }
}
