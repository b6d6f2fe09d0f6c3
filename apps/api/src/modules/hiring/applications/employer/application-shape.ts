import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { AnswerFile } from '../cv/answer-file.ts'
import type { CvRepository } from '../cv/cv.repository.ts'
import { toCvFile } from '../cv/cv-file.ts'
import { createTextFilter, isHidden, sentText } from '../record/hidden-applicant.ts'
import type { MyApplicationRepository } from '../seeker/my-application.repository.ts'
import { answersWith, toInterview, toMessage } from '../seeker/my-application.ts'
import { type OpenedApplication, rightsOf } from './application-access.ts'
import type { DetailRepository, ScoreRow } from './detail.repository.ts'
import type { EmployerRow } from './employer-list.repository.ts'
import { toEmployerRow } from './employer-row.ts'

type Application = Schema<'Application'>
type TextFilter = ReturnType<typeof createTextFilter>
type Rows<Reader extends (id: number) => Promise<unknown>> = Awaited<ReturnType<Reader>>

/** What is stored about an application beside its record. */
export interface ApplicationRows {
  readonly row: EmployerRow
  readonly contact: Application['contact']
  readonly cv: Rows<CvRepository['find']>
  readonly answered: readonly AnswerFile[]
  readonly notes: Rows<DetailRepository['notes']>
  readonly scores: readonly ScoreRow[]
  readonly messages: Rows<MyApplicationRepository['messages']>
  readonly reveals: Rows<MyApplicationRepository['reveals']>
  readonly events: Rows<DetailRepository['events']>
  readonly removedOn: string | null
}

/** The contract's `Application`: without what a withdrawn one said, and without the name of a hidden applicant. */
export function toApplication(
  caller: Caller,
  opened: OpenedApplication,
  rows: ApplicationRows,
): Application {
  const { record, role } = opened
  const { application } = record
  const isWithdrawn = application.state === 'withdrawn'
  const hidden = isHidden(record)
  const shown = createTextFilter(record)
  const rights = rightsOf([role])
  return {
    row: toEmployerRow(rows.row, rights.decide),
    listing: {
      ...record.listing,
      name: record.listingName,
      slug: record.listingSlug,
      city: record.listingCity,
    },
    job_terms: jobTermsOf(record),
    ...(isWithdrawn ? nothingSent : sentParts(opened, rows, shown)),
    cv: hidden || !rows.cv ? null : toCvFile(rows.cv),
    contact: isWithdrawn ? null : rows.contact,
    reveals: rows.reveals.map(({ by, at }) => ({ by, at: at.toISOString() })),
    notes: rows.notes.map((note) => ({
      id: note.id,
      author: note.authorName,
      is_mine: note.authorId === caller.userId,
      text: hidden ? shown(note.text) : note.text,
      edited_at: note.editedAt?.toISOString() ?? null,
      at: note.at.toISOString(),
    })),
    ...pointsFor(caller, rows.scores),
    feedback_by: application.feedbackBy,
    offered_on: application.offeredOn,
    reason_codes: application.reasonCodes,
    reason_text: application.reasonText === null ? null : shown(application.reasonText),
    told_state: application.toldState,
    decided_at: application.decidedAt?.toISOString() ?? null,
    told_at: application.toldAt?.toISOString() ?? null,
    removed_on: rows.removedOn,
    events: eventsOf(rows),
    my_rights: rights,
  }
}

const jobTermsOf = ({ job }: OpenedApplication['record']): Application['job_terms'] => ({
  qualifications: job.qualifications,
  experience_min: job.experienceMin,
  salary_min: job.salaryMin,
  salary_max: job.salaryMax,
  pay_period: job.payPeriod,
})

type SentParts = Pick<Application, 'letter' | 'posts' | 'answers' | 'messages' | 'interview'>

const nothingSent: SentParts = {
  letter: null,
  posts: [],
  answers: [],
  messages: [],
  interview: null,
}

/** What the applicant and the employer wrote to each other. */
function sentParts(
  { record }: OpenedApplication,
  { row, answered, messages }: ApplicationRows,
  shown: TextFilter,
): SentParts {
  const { application } = record
  return {
    letter: application.letterText === null ? null : shown(application.letterText),
    posts: application.posts.map((post) => ({
      ...post,
      role: shown(post.role),
      employer: shown(post.employer),
    })),
    answers: answersWith(application, answered, !isHidden(record)).map((answer) => ({
      ...answer,
      value: shown(answer.value),
    })),
    messages: messages.map((message) => ({
      ...toMessage(message),
      author: message.isFromApplicant ? toEmployerRow(row, false).label : message.authorName,
      text: message.isFromApplicant ? shown(message.text) : sentText(record, message.text),
    })),
    interview: toInterview(application),
  }
}

const eventsOf = ({ events }: ApplicationRows): Application['events'] =>
  events.flatMap(({ kind, toState, actor, name, detail, at }) => {
    // What was checked about a second account is not the employer's business.
    if (kind === 'held' || kind === 'released') return []
    const by = actor === 'member' || actor === 'admin' ? name : null
    return [{ kind, to_state: toState, by, detail, at: at.toISOString() }]
  })

/** The caller's own points, and those of others once the caller has given theirs. */
function pointsFor(
  { userId }: Caller,
  scores: readonly ScoreRow[],
): Pick<Application, 'my_points' | 'points'> {
  const mine = pointsOf(scores.filter(({ reviewerId }) => reviewerId === userId))
  return { my_points: mine, points: mine === null ? [] : othersOf(scores, userId) }
}

/** Null unless every criterion has points. */
function pointsOf(rows: readonly ScoreRow[]): Schema<'ApplicationPoints'> | null {
  const of = (criterion: ScoreRow['criterion']) =>
    rows.find((row) => row.criterion === criterion)?.points
  const [subject, explanation, care, teamwork] = [
    of('subject_knowledge'),
    of('explanation'),
    of('care'),
    of('teamwork'),
  ]
  if (
    subject === undefined ||
    explanation === undefined ||
    care === undefined ||
    teamwork === undefined
  )
    return null
  return { subject_knowledge: subject, explanation, care, teamwork }
}

function othersOf(scores: readonly ScoreRow[], userId: number): Application['points'] {
  const ids = new Set(scores.map(({ reviewerId }) => reviewerId).filter((id) => id !== userId))
  return [...ids].flatMap((id) => {
    const own = scores.filter(({ reviewerId }) => reviewerId === id)
    const points = pointsOf(own)
    return points ? [{ by: own[0]?.name ?? '', points }] : []
  })
}
