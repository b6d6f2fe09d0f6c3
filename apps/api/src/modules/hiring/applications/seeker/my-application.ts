import { listingKey, listingOf } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import { applicationNotice } from '../../../accounts/consents/application-notice.ts'
import { noticeOf } from '../../../accounts/consents/enquiry-notice.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import { warningsOf } from '../../scanner/scanner.ts'
import type { AnswerRatesRepository } from '../answers/answer-rates.repository.ts'
import type { AnswerFile } from '../cv/answer-file.ts'
import type { AnswerFilesRepository } from '../cv/answer-files.repository.ts'
import type { CvRepository } from '../cv/cv.repository.ts'
import { toCvFile, toFileAnswer } from '../cv/cv-file.ts'
import type { ApplicationEmails } from '../emails/application-emails.ts'
import type { ApplicationRecord, ApplicationRow, JobRow } from '../record/application-record.ts'
import { isEnded, isVisiblyConsidered, mayMove } from '../states/application-states.ts'
import type { DraftsRepository } from './drafts.repository.ts'
import type { MyApplicationRepository, MyRow } from './my-application.repository.ts'
import { gapsOf } from './sections.ts'

export type MyApplicationReader = ReturnType<typeof createMyApplicationReader>

interface MyApplicationReaderDeps {
  readonly repository: MyApplicationRepository
  readonly drafts: DraftsRepository
  readonly cvs: CvRepository
  readonly files: Pick<AnswerFilesRepository, 'list'>
  readonly rates: AnswerRatesRepository
  readonly emails: Pick<ApplicationEmails, 'calendarOf'>
}

type Steps = Awaited<ReturnType<MyApplicationRepository['steps']>>

/** Applications as their applicants read them. */
export function createMyApplicationReader(deps: MyApplicationReaderDeps) {
  const { repository, drafts, cvs, files, rates, emails } = deps

  /** The rows of a list, with what belongs to them. */
  async function rowsOf(rows: readonly MyRow[]): Promise<Schema<'MyApplicationRow'>[]> {
    const listings = rows.map(({ job }) => listingOf(job)).filter((each) => each !== null)
    const [steps, rateOf] = await Promise.all([
      repository.steps(rows.map(({ application }) => application.id)),
      rates.of(listings),
    ])
    return rows.map((row) => toRow(row, steps, rateOf))
  }

  async function formOf({ application, job, applicant }: ApplicationRecord) {
    const [cv, answered, questions] = await Promise.all([
      cvs.find(application.id),
      files.list(application.id),
      drafts.questions(job.id),
    ])
    return {
      email: applicant.email,
      full_name: application.fullName,
      phone: application.phone,
      city: application.city,
      born_on: application.bornOn,
      pincode: application.pincode,
      qualifications: application.qualifications,
      experience_years: application.experienceYears,
      expected_pay: application.expectedPay,
      posts: [...application.posts],
      letter: application.letterText,
      answers: answersWith(application, answered, true),
      cv: cv ? toCvFile(cv) : null,
      questions: questions.map(({ id, prompt, kind, options, isRequired }) => ({
        id,
        prompt,
        kind,
        options,
        is_required: isRequired,
      })),
      complete_sections: application.completeSections,
      gaps: gapsOf(application.posts, todayInIndia().slice(0, 7)),
      notice: noticeOf(applicationNotice),
    }
  }

  return {
    rowsOf,

    /** The contract's `MyApplication`. */
    async read(record: ApplicationRecord): Promise<Schema<'MyApplication'>> {
      const { id } = record.application
      const row = await repository.one(id)
      if (!row) throw new Error(`There is no application ${id}`)
      const [[shown], form, messages, reveals] = await Promise.all([
        rowsOf([row]),
        formOf(record),
        repository.messages(id),
        repository.reveals(id),
      ])
      if (!shown) throw new Error(`The application ${id} has no row`)
      return {
        row: shown,
        form,
        messages: messages.map(toMessage),
        reveals: reveals.map(({ by, at }) => ({ by, at: at.toISOString() })),
        calendar: shown.interview ? emails.calendarOf(record) : null,
      }
    },
  }
}

interface Message {
  readonly id: number
  readonly isFromApplicant: boolean
  readonly authorName: string
  readonly text: string
  readonly at: Date
}

/** The contract's `ApplicationMessage`. */
export function toMessage({ id, isFromApplicant, authorName, text, at }: Message) {
  const warnings = isFromApplicant ? [] : warningsOf(text)
  return {
    id,
    is_from_applicant: isFromApplicant,
    author: authorName,
    text,
    at: at.toISOString(),
    ...(warnings.length > 0 && { warnings }),
  }
}

/** The contract's `Interview`; null if none is set. */
export function toInterview(application: ApplicationRow): Schema<'Interview'> | null {
  const { interviewAt, interviewMinutes, interviewPlace, interviewNote } = application
  if (interviewAt === null || interviewMinutes === null || interviewPlace === null) return null
  return {
    starts_at: interviewAt.toISOString(),
    minutes: interviewMinutes,
    place: interviewPlace,
    note: interviewNote,
  }
}

/** Transitions of the applicant, as far as they know. */
export function mayDo({
  application,
  hasEmployerMessage,
}: Pick<MyRow, 'application' | 'hasEmployerMessage'>) {
  const { toldState } = application
  return {
    may_withdraw: mayMove(toldState, 'withdrawn'),
    may_decline: toldState === 'offered',
    may_write:
      toldState !== 'draft' &&
      toldState !== 'withdrawn' &&
      application.removedAt === null &&
      (isVisiblyConsidered(toldState) || hasEmployerMessage),
  }
}

function toRow(
  row: MyRow,
  steps: Steps,
  rateOf: ReadonlyMap<string, Schema<'AnswerRate'>>,
): Schema<'MyApplicationRow'> {
  const { application, job, isOpen } = row
  const { toldState } = application
  const listing = listingOf(job)
  if (!listing) throw new Error(`The job ${job.id} has no listing`)
  const isNotTaken = toldState === 'not_taken'
  return {
    id: application.publicId,
    state: toldState,
    job: jobOf(job, isOpen),
    listing: {
      ...listing,
      name: row.schoolName ?? row.storeName ?? '',
      slug: row.schoolSlug,
      city: row.schoolCity ?? row.storeCity,
    },
    created_at: application.createdAt.toISOString(),
    submitted_at: application.submittedAt?.toISOString() ?? null,
    steps: stepsOf(steps, application.id),
    seen_at: application.seenAt?.toISOString() ?? null,
    interview: toldState === 'interviewing' ? toInterview(application) : null,
    feedback_by: isEnded(toldState) ? null : application.feedbackBy,
    offered_on: toldState === 'offered' ? application.offeredOn : null,
    reason_codes: isNotTaken ? application.reasonCodes : [],
    reason_text: isNotTaken ? application.reasonText : null,
    quiet_since:
      application.answeredAt === null ? (application.quietSince?.toISOString() ?? null) : null,
    is_held: application.heldForId !== null && application.releasedAt === null,
    removed_on: application.submittedAt === null ? null : row.removedOn,
    answer_rate: rateOf.get(listingKey(listing)) ?? null,
    ...mayDo(row),
    has_unread: row.isLastFromEmployer,
  }
}

/** The answers to the questions of a job, in their order. */
export const answersWith = (
  { answers }: Pick<ApplicationRow, 'answers'>,
  files: readonly AnswerFile[],
  isShown: boolean,
): Schema<'ApplicationAnswer'>[] =>
  [
    ...answers.map((answer) => ({ ...answer, is_file: false, file: null })),
    ...files.map((file) => toFileAnswer(file, isShown)),
  ].toSorted((a, b) => a.question_id - b.question_id)

const jobOf = (job: JobRow, isOpen: boolean) => ({
  id: job.id,
  title: job.title,
  location: job.location,
  salary_min: job.salaryMin,
  salary_max: job.salaryMax,
  pay_period: job.payPeriod,
  pay_scale: job.payScale,
  closes_at: job.closesAt?.toISOString() ?? null,
  is_open: isOpen,
})

const stepsOf = (steps: Steps, id: number) =>
  steps.flatMap(({ applicationId, state, at }) =>
    applicationId === id && state !== null ? [{ state, at: at.toISOString() }] : [],
  )
