import { AppError, refused } from '../../../../app-error.ts'
import { type Caller, forbidden } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { NameOfUser } from '../../../accounts/users/name-of-user.ts'
import { weekdayAndTimeInIndia } from '../../../platform/dates/dates-in-india.ts'
import { requireKnownFields } from '../../../platform/template-fields/require-known-fields.ts'
import type { AnswerFilesRepository } from '../cv/answer-files.repository.ts'
import type { CvRepository } from '../cv/cv.repository.ts'
import type { CvAddresses } from '../cv/cv-addresses.ts'
import { requireReadableFile } from '../cv/readable-file.ts'
import type { ApplicationEmails } from '../emails/application-emails.ts'
import type { ApplicationRecordRepository } from '../record/application-record.repository.ts'
import { employerActor } from '../record/event-actor.ts'
import { isHidden } from '../record/hidden-applicant.ts'
import type { DraftsRepository } from '../seeker/drafts.repository.ts'
import type { MyApplicationRepository } from '../seeker/my-application.repository.ts'
import type { ApplicationAccess, OpenedApplication } from './application-access.ts'
import { fillFields } from './decision-fields.ts'
import { type Decisions, isTold, isUntold } from './decisions.ts'
import type { DetailRepository } from './detail.repository.ts'
import type { DetailService } from './detail.service.ts'

export type EmployerChangesService = ReturnType<typeof createEmployerChanges>

interface EmployerChangesDeps {
  readonly access: ApplicationAccess
  readonly records: ApplicationRecordRepository
  readonly decisions: Decisions
  readonly detail: DetailService
  readonly repository: DetailRepository
  readonly nameOfUser: NameOfUser
  readonly messages: Pick<MyApplicationRepository, 'addMessage'>
  readonly drafts: Pick<DraftsRepository, 'consent'>
  readonly cvs: CvRepository
  readonly files: Pick<AnswerFilesRepository, 'promptOf'>
  readonly addresses: CvAddresses
  readonly emails: ApplicationEmails
}

type Work = (tx: Db, opened: OpenedApplication) => Promise<void>

/** Operations of employers on one application. */
export function createEmployerChanges(deps: EmployerChangesDeps) {
  const { access, records, decisions, detail, repository, messages, drafts, emails } = deps
  const { nameOfUser, cvs, files, addresses } = deps

  /** Runs the work on the locked application, and returns what the caller sees then. */
  async function change(
    caller: Caller,
    publicId: string,
    work: Work,
  ): Promise<Schema<'Application'>> {
    await records.transaction(async (tx) =>
      work(tx, await access.lock(tx, caller, publicId, 'decide applications')),
    )
    emails.wake()
    return detail.again(caller, publicId)
  }

  return {
    /**
     * Moves an application to another state. Throws `invalid_request`, `not_found`, `forbidden`,
     * `conflict`.
     */
    move: (caller: Caller, publicId: string, move: Body<'moveApplication'>) =>
      change(caller, publicId, async (tx, { record, isMember }) => {
        requireRevision(record.application.revision, move.revision)
        if (move.text !== undefined) requireKnownFields('decision', move.text)
        const decider = { caller, isMember }
        const [decided] = await decisions.decide(tx, decider, [record], move)
        if (!decided || !isTold(move.state, move.tell)) return
        const name = await nameOfUser(caller.userId, tx)
        const text = move.text === undefined ? null : fillFields(move.text, decided, name)
        await decisions.tell(tx, decider, [{ record: decided, text }])
      }),

    /** Sets or cancels the interview. Throws `invalid_request`, `not_found`, `forbidden`, `conflict`. */
    setInterview: (caller: Caller, publicId: string, body: Body<'setInterview'>) =>
      change(caller, publicId, async (tx, { record, isMember }) => {
        const { application } = record
        requireRevision(application.revision, body.revision)
        if (application.state !== 'interviewing')
          throw new AppError('conflict', 'Move the application to Interview first.')
        const { interview } = body
        if (interview !== null && new Date(interview.starts_at) <= new Date())
          throw refused('interview.starts_at', 'Choose a time in the future.')
        if (interview === null && application.interviewAt === null) return
        const decider = { caller, isMember }
        if (isUntold(application)) await decisions.tell(tx, decider, [{ record, text: null }])
        const sequence = application.interviewSequence + 1
        const values = interview
          ? {
              interviewAt: new Date(interview.starts_at),
              interviewMinutes: interview.minutes,
              interviewPlace: interview.place,
              interviewNote: interview.note,
            }
          : { interviewAt: null, interviewMinutes: null, interviewPlace: null, interviewNote: null }
        await records.change(tx, application.id, { ...values, interviewSequence: sequence })
        await records.addEvents(tx, [
          {
            applicationId: application.id,
            kind: 'interview',
            detail: interview ? weekdayAndTimeInIndia(new Date(interview.starts_at)) : null,
            ...employerActor(caller, isMember),
          },
        ])
        const shown = interview ? { ...application, ...values } : application
        await emails.interview(
          tx,
          { ...record, application: { ...shown, interviewSequence: sequence } },
          interview === null ? 'cancelled' : application.interviewAt ? 'moved' : 'set',
        )
      }),

    /** Adds a note of the caller. Throws `not_found`, `forbidden`. */
    addNote: (caller: Caller, publicId: string, note: Body<'addApplicationNote'>) =>
      change(caller, publicId, async (tx, { record }) =>
        repository.addNote(tx, {
          applicationId: record.application.id,
          authorId: caller.userId,
          authorName: await nameOfUser(caller.userId, tx),
          text: note.text,
          requestKey: note.request_key,
        }),
      ),

    /**
     * Changes a note of the caller. Throws `not_found`, also for a note of another author, and
     * `forbidden`.
     */
    editNote: (caller: Caller, publicId: string, noteId: number, text: string) =>
      change(caller, publicId, async (tx, { record }) => {
        const note = {
          id: noteId,
          applicationId: record.application.id,
          authorId: caller.userId,
          text,
        }
        if (!(await repository.editNote(tx, note)))
          throw new AppError('not_found', 'Note not found.')
      }),

    /** Stores the caller's scores. Throws `not_found`, `forbidden`. */
    score: (caller: Caller, publicId: string, points: Body<'scoreApplication'>) =>
      change(caller, publicId, async (tx, { record }) =>
        repository.setScores(tx, record.application.id, caller.userId, points),
      ),

    /** Writes to the applicant. Throws `not_found`, `forbidden`, and `conflict` after a withdrawal. */
    write: (caller: Caller, publicId: string, message: Body<'writeToApplicant'>) =>
      change(caller, publicId, async (tx, { record }) => {
        const { application } = record
        if (application.state === 'withdrawn')
          throw new AppError('conflict', 'The applicant has withdrawn. You cannot write to them.')
        const author = await nameOfUser(caller.userId, tx)
        const added = await messages.addMessage(tx, {
          applicationId: application.id,
          isFromApplicant: false,
          authorId: caller.userId,
          authorName: author,
          text: message.text,
          requestKey: message.request_key,
        })
        if (!added) return
        if (application.answeredAt === null)
          await records.change(tx, application.id, { answeredAt: new Date() })
        await emails.messageToApplicant(tx, record, { author, text: message.text })
      }),

    /** The applicant sees who opened their details. Throws `not_found`, `forbidden`, `conflict`. */
    reveal: (caller: Caller, publicId: string): Promise<Schema<'ApplicantContact'>> =>
      records.transaction(async (tx) => {
        const { record, isMember } = await access.lock(tx, caller, publicId, 'reveal contacts')
        const { application, applicant } = record
        if (isHidden(record))
          throw new AppError(
            'conflict',
            'The contact details are hidden until you shortlist the applicant.',
          )
        const consent =
          application.consentId === null
            ? undefined
            : await drafts.consent(application.consentId, tx)
        if (!consent || consent.withdrawnAt !== null || consent.expiresAt <= new Date())
          throw new AppError('conflict', 'The applicant no longer allows you to contact them.')
        await records.addEvents(tx, [
          { applicationId: application.id, kind: 'reveal', ...employerActor(caller, isMember) },
        ])
        const allowsPhone = consent.channels.some((channel) => channel !== 'email')
        return {
          email: consent.channels.includes('email') ? applicant.email : null,
          phone: allowsPhone ? application.phone : null,
        }
      }),

    /**
     * Of the CV, or of the file that answers a question; for members. Throws `not_found` without one that
     * they may see, and `forbidden`.
     */
    async cvAddress(caller: Caller, publicId: string, questionId?: number) {
      const { record, isMember } = await access.open(caller, publicId, 'see applications')
      const { id } = record.application
      if (!isMember) throw forbidden()
      const prompt = await requireReadableFile({ cvs, files }, record, questionId)
      await records.transaction((tx) =>
        records.addEvents(tx, [
          {
            applicationId: id,
            kind: prompt === null ? 'cv' : 'file',
            detail: prompt,
            ...employerActor(caller, true),
          },
        ]),
      )
      return addresses.of(id, questionId)
    },
  }
}

function requireRevision(current: number, read: number): void {
  if (current !== read)
    throw new AppError(
      'conflict',
      'The application has changed. Reload the page, then make your change again.',
    )
}
