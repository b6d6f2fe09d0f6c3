import type { Db } from '../../../../db/connect.ts'
import { weekdayAndTimeInIndia } from '../../../platform/dates/dates-in-india.ts'
import type { EmailMessage } from '../../../platform/mail/email-message.ts'
import type { Outbox } from '../../../platform/mail/outbox.service.ts'
import { applicantMessageEmail } from '../../../platform/mail/templates/applicant-message.ts'
import { applicationHeldEmail } from '../../../platform/mail/templates/application-held.ts'
import { applicationInterviewEmail } from '../../../platform/mail/templates/application-interview.ts'
import { applicationMessageEmail } from '../../../platform/mail/templates/application-message.ts'
import { applicationQuietEmail } from '../../../platform/mail/templates/application-quiet.ts'
import { applicationRepeatedEmail } from '../../../platform/mail/templates/application-repeated.ts'
import { applicationSentEmail } from '../../../platform/mail/templates/application-sent.ts'
import type { ApplicantEmail } from '../../../platform/mail/templates/application-texts.ts'
import { applicationToldEmail } from '../../../platform/mail/templates/application-told.ts'
import { warningsOf } from '../../scanner/scanner.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { createTextFilter, labelOf } from '../record/hidden-applicant.ts'
import type { DecidedState } from '../states/application-states.ts'
import type { ApplicationEmailsRepository } from './application-emails.repository.ts'
import { interviewCalendar } from './interview-calendar.ts'
import { reasonSentences } from './reason-sentences.ts'

export type ApplicationEmails = ReturnType<typeof createApplicationEmails>

interface ApplicationEmailsDeps {
  readonly repository: ApplicationEmailsRepository
  readonly outbox: Outbox
  /** Origin and BASE_PATH. */
  readonly site: string
  /** The organizer of calendar entries. */
  readonly mailFrom: { readonly name: string; readonly address: string }
}

interface Written {
  readonly author: string
  readonly text: string
}

/** Puts emails about applications into the outbox. Call `wake` after the commit. */
export function createApplicationEmails(deps: ApplicationEmailsDeps) {
  const { repository, outbox, site, mailFrom } = deps
  const jobsUrl = `${site}/jobs`
  const myPage = `${site}/my-job-applications`

  const toApplicant = ({
    application,
    job,
    listingName,
    applicant,
  }: ApplicationRecord): ApplicantEmail => ({
    email: applicant.email,
    job: job.title,
    listing: listingName,
    url: `${myPage}?application=${application.publicId}`,
  })

  const put = async (tx: Db, ...messages: readonly EmailMessage[]): Promise<void> => {
    await outbox.put(tx, ...messages)
  }

  return {
    jobsUrl,
    myPage,
    wake: () => outbox.wake(),

    /** To the applicant whose application is held. */
    held: (tx: Db, record: ApplicationRecord) =>
      put(tx, applicationHeldEmail({ ...toApplicant(record), contactUrl: `${site}/contact-us` })),

    /** To the applicant whose application another account repeats. */
    repeated: (tx: Db, record: ApplicationRecord) =>
      put(
        tx,
        applicationRepeatedEmail({ ...toApplicant(record), contactUrl: `${site}/contact-us` }),
      ),

    sent: (tx: Db, record: ApplicationRecord) => put(tx, applicationSentEmail(toApplicant(record))),

    /** One email to each applicant about what was decided. */
    told: (
      tx: Db,
      records: readonly { readonly record: ApplicationRecord; readonly text: string | null }[],
    ) =>
      put(
        tx,
        ...records.map(({ record, text }) =>
          applicationToldEmail({
            ...toApplicant(record),
            state: decidedStateOf(record),
            reasons: reasonSentences(record.application.reasonCodes, record.application.reasonText),
            text,
            jobsUrl,
          }),
        ),
      ),

    messageToApplicant: (tx: Db, record: ApplicationRecord, message: Written) =>
      put(
        tx,
        applicationMessageEmail({
          ...toApplicant(record),
          ...message,
          warnings: warningsOf(message.text),
        }),
      ),

    /** To each member who answers applicants. */
    async messageToEmployer(tx: Db, record: ApplicationRecord, text: string): Promise<void> {
      const { application, job, listing, listingName } = record
      const url = `${site}/job-post/${job.id}/applications?application=${application.publicId}`
      const emails = await repository.answeringAddresses(tx, listing)
      await put(
        tx,
        ...emails.map((email) =>
          applicantMessageEmail({
            email,
            listing: listingName,
            url,
            job: job.title,
            applicant: labelOf(record),
            text: createTextFilter(record)(text),
          }),
        ),
      )
    },

    /** The record has the interview that is set, or that was cancelled. */
    async interview(
      tx: Db,
      record: ApplicationRecord,
      change: 'set' | 'moved' | 'cancelled',
    ): Promise<void> {
      const { application } = record
      const calendar = interviewCalendar(record, { mailFrom, isCancelled: change === 'cancelled' })
      if (!calendar || application.interviewAt === null) return
      await put(
        tx,
        applicationInterviewEmail({
          ...toApplicant(record),
          time: weekdayAndTimeInIndia(application.interviewAt),
          place: application.interviewPlace ?? '',
          note: application.interviewNote,
          change,
          calendar,
        }),
      )
    },

    /** The calendar file of the interview, if one is set. */
    calendarOf: (record: ApplicationRecord): string | null =>
      interviewCalendar(record, { mailFrom, isCancelled: false })?.content ?? null,

    quiet: (tx: Db, records: readonly ApplicationRecord[]) =>
      put(
        tx,
        ...records.map((record) => applicationQuietEmail({ ...toApplicant(record), jobsUrl })),
      ),
  }
}

function decidedStateOf({ application: { state } }: ApplicationRecord): DecidedState {
  if (state === 'draft' || state === 'submitted' || state === 'withdrawn')
    throw new Error(`There is no decision in the state ${state}`)
  return state
}
