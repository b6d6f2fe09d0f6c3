import type { Caller } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { AnswerFilesRepository } from '../cv/answer-files.repository.ts'
import type { CvRepository } from '../cv/cv.repository.ts'
import { toCvFile } from '../cv/cv-file.ts'
import type {
  ApplicationRecord,
  ApplicationRecordRepository,
} from '../record/application-record.repository.ts'
import { contactTimesOf } from '../record/contact-times.ts'
import { employerActor } from '../record/event-actor.ts'
import { createTextFilter, isHidden, sentText } from '../record/hidden-applicant.ts'
import type { DraftsRepository } from '../seeker/drafts.repository.ts'
import type { MyApplicationRepository } from '../seeker/my-application.repository.ts'
import { answersWith, toInterview, toMessage } from '../seeker/my-application.ts'
import { type ApplicationAccess, type OpenedApplication, rightsOf } from './application-access.ts'
import type { DetailRepository, ScoreRow } from './detail.repository.ts'
import type { EmployerListRepository } from './employer-list.repository.ts'
import { toEmployerRow } from './employer-row.ts'

export type DetailService = ReturnType<typeof createDetail>

interface DetailDeps {
  readonly access: ApplicationAccess
  readonly records: ApplicationRecordRepository
  readonly repository: DetailRepository
  readonly lists: Pick<EmployerListRepository, 'one'>
  readonly mine: Pick<MyApplicationRepository, 'messages' | 'reveals'>
  readonly drafts: Pick<DraftsRepository, 'consent'>
  readonly cvs: CvRepository
  readonly files: Pick<AnswerFilesRepository, 'list'>
  /** Logs that an admin reads an application. */
  readonly logReading: (caller: Caller, record: ApplicationRecord) => Promise<void>
}

type Application = Schema<'Application'>

/** One application, as employers read it. */
export function createDetail(deps: DetailDeps) {
  const { access, records, repository, lists, mine, drafts, cvs, files, logReading } = deps

  async function contactOf({ record, role }: OpenedApplication): Promise<Application['contact']> {
    const { application } = record
    const consent =
      application.consentId === null ? undefined : await drafts.consent(application.consentId)
    const times = contactTimesOf(consent)
    return times && { ...times, may_reveal: !isHidden(record) && rightsOf([role]).reveal }
  }

  async function read(caller: Caller, opened: OpenedApplication): Promise<Application> {
    const { record, role } = opened
    const { application, job } = record
    const { id } = application
    const rights = rightsOf([role])
    const [row, contact, cv, answered, notes, scores, messages, reveals, events, removedOn] =
      await Promise.all([
        lists.one(id),
        contactOf(opened),
        cvs.find(id),
        files.list(id),
        repository.notes(id),
        repository.scores(id),
        mine.messages(id),
        mine.reveals(id),
        repository.events(id),
        repository.removedOn(id),
      ])
    if (!row) throw new Error(`There is no application ${id}`)
    const isWithdrawn = application.state === 'withdrawn'
    const hidden = isHidden(record)
    const shown = createTextFilter(record)
    const mayRead = <Value>(value: Value, otherwise: Value) => (isWithdrawn ? otherwise : value)
    const myPoints = pointsOf(scores.filter(({ reviewerId }) => reviewerId === caller.userId))
    return {
      row: toEmployerRow(row, rights.decide),
      listing: {
        ...record.listing,
        name: record.listingName,
        slug: record.listingSlug,
        city: record.listingCity,
      },
      job_terms: {
        qualifications: job.qualifications,
        experience_min: job.experienceMin,
        salary_min: job.salaryMin,
        salary_max: job.salaryMax,
        pay_period: job.payPeriod,
      },
      letter: mayRead(application.letterText === null ? null : shown(application.letterText), null),
      posts: mayRead(
        application.posts.map((post) => ({
          ...post,
          role: shown(post.role),
          employer: shown(post.employer),
        })),
        [],
      ),
      answers: mayRead(
        answersWith(application, answered, !hidden).map((answer) => ({
          ...answer,
          value: shown(answer.value),
        })),
        [],
      ),
      cv: hidden || !cv ? null : toCvFile(cv),
      contact: isWithdrawn ? null : contact,
      reveals: reveals.map(({ by, at }) => ({ by, at: at.toISOString() })),
      notes: notes.map((note) => ({
        id: note.id,
        author: note.authorName,
        is_mine: note.authorId === caller.userId,
        text: hidden ? shown(note.text) : note.text,
        edited_at: note.editedAt?.toISOString() ?? null,
        at: note.at.toISOString(),
      })),
      my_points: myPoints,
      points: myPoints === null ? [] : othersOf(scores, caller.userId),
      messages: mayRead(
        messages.map((message) => ({
          ...toMessage(message),
          author: message.isFromApplicant ? toEmployerRow(row, false).label : message.authorName,
          text: message.isFromApplicant ? shown(message.text) : sentText(record, message.text),
        })),
        [],
      ),
      interview: mayRead(toInterview(application), null),
      feedback_by: application.feedbackBy,
      offered_on: application.offeredOn,
      reason_codes: application.reasonCodes,
      reason_text: application.reasonText === null ? null : shown(application.reasonText),
      told_state: application.toldState,
      decided_at: application.decidedAt?.toISOString() ?? null,
      told_at: application.toldAt?.toISOString() ?? null,
      removed_on: removedOn,
      events: events.flatMap(({ kind, toState, actor, name, detail, at }) => {
        // What was checked about a second account is not the employer's business.
        if (kind === 'held' || kind === 'released') return []
        const by = actor === 'member' || actor === 'admin' ? name : null
        return [{ kind, to_state: toState, by, detail, at: at.toISOString() }]
      }),
      my_rights: rights,
    }
  }

  return {
    /** The application after a change by the caller. */
    async again(caller: Caller, publicId: string): Promise<Application> {
      return read(caller, await access.open(caller, publicId, 'see applications'))
    },

    /** Marks it as seen if a member opens it, and logs that an admin reads it. Throws `not_found`, `forbidden`. */
    async open(caller: Caller, publicId: string): Promise<Application> {
      const opened = await access.open(caller, publicId, 'see applications')
      const { application } = opened.record
      if (!opened.isMember) await logReading(caller, opened.record)
      if (opened.isMember && application.seenAt === null)
        await records.transaction(async (tx) => {
          if (!(await records.markSeen(tx, application.id))) return
          await records.addEvents(tx, [
            { applicationId: application.id, kind: 'seen', ...employerActor(caller, true) },
          ])
        })
      return read(caller, opened)
    },
  }
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
