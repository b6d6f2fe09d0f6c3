import { AppError, refused } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { applicationNotice } from '../../../accounts/consents/application-notice.ts'
import type { ConsentsService } from '../../../accounts/consents/consents.service.ts'
import type { AnswerFilesRepository } from '../cv/answer-files.repository.ts'
import type { CvRepository } from '../cv/cv.repository.ts'
import type { ReceivedCv } from '../cv/receive-cv.ts'
import type { ApplicationEmails } from '../emails/application-emails.ts'
import type { HeldApplications } from '../held/held-applications.ts'
import type { ApplicationRecordRepository } from '../record/application-record.repository.ts'
import type { ApplicationRecord, ApplicationRow } from '../record/application-record.ts'
import { applicantActor } from '../record/event-actor.ts'
import { noApplication } from '../record/no-application.ts'
import { copyOf, profileOf, valuesOf, withSection } from './draft-values.ts'
import type { DraftsRepository } from './drafts.repository.ts'
import type { MyApplicationReader } from './my-application.ts'
import { closedError, requireOpenJob } from './open-job.ts'
import { answersOf, requireComplete } from './sections.ts'
import { consentTermsOf, requireAllComplete } from './submission-rules.ts'

export type DraftsService = ReturnType<typeof createDrafts>

interface DraftsDeps {
  readonly records: ApplicationRecordRepository
  readonly drafts: DraftsRepository
  readonly cvs: CvRepository
  readonly files: AnswerFilesRepository
  readonly held: HeldApplications
  readonly consents: Pick<ConsentsService, 'add'>
  readonly reader: MyApplicationReader
  readonly emails: ApplicationEmails
}

type MyApplication = Schema<'MyApplication'>

/** The answer to a question in an application. */
interface AnswerOf {
  readonly publicId: string
  readonly questionId: number
}

/** Applications before they are sent. */
export function createDrafts(deps: DraftsDeps) {
  const { records, drafts, cvs, files, held, consents, reader, emails } = deps

  /** The caller's application, locked. Throws `not_found`. */
  async function lock(tx: Db, caller: Caller, publicId: string): Promise<ApplicationRecord> {
    const record = await records.ofApplicant(publicId, caller.userId, { tx, lock: true })
    if (!record) throw noApplication()
    return record
  }

  /** Throws `conflict` for an application that is sent. */
  async function lockDraft(tx: Db, caller: Caller, publicId: string) {
    const record = await lock(tx, caller, publicId)
    if (record.application.state !== 'draft')
      throw new AppError('conflict', 'This application has been sent and can no longer be changed.')
    return record
  }

  async function read(caller: Caller, publicId: string): Promise<MyApplication> {
    const record = await records.ofApplicant(publicId, caller.userId)
    if (!record) throw noApplication()
    return reader.read(record)
  }

  const formOf = async (tx: Db, application: ApplicationRow) => ({
    application,
    hasCv: (await cvs.find(application.id, tx)) !== undefined,
    files: (await files.list(application.id, tx)).map(({ questionId }) => questionId),
    questions: await drafts.questions(application.jobId, tx),
  })

  /** Throws `not_found` without such a question of the kind `file`. */
  async function fileQuestion({ jobId }: ApplicationRow, id: number, tx?: Db) {
    const question = (await drafts.questions(jobId, tx)).find((each) => each.id === id)
    if (question?.kind !== 'file') throw new AppError('not_found', 'Question for a file not found.')
    return question
  }

  /** The contents of a new draft: the user's last application, or their profile. */
  async function begin(tx: Db, jobId: number, userId: number) {
    const last = await drafts.last(userId, tx)
    const user = await drafts.user(tx, userId)
    const added = await drafts.add(tx, {
      jobId,
      userId,
      ...(last ? copyOf(last.application) : profileOf(user)),
    })
    if (!added || !last) return
    await cvs.copy(tx, last.application.id, added.id)
  }

  return {
    read,

    /** Throws `not_found`, `conflict`. */
    async start(caller: Caller, jobId: number): Promise<MyApplication> {
      const { userId } = caller
      const publicId = await records.transaction(async (tx) => {
        const before = await drafts.current(tx, jobId, userId)
        if (before) return before.publicId
        await requireOpenJob(drafts, tx, { jobId, userId })
        await begin(tx, jobId, userId)
        return (await drafts.current(tx, jobId, userId))?.publicId
      })
      if (publicId === undefined) throw new Error('The application was not added')
      return read(caller, publicId)
    },

    /** Throws `invalid_request`, `not_found`, `conflict`. */
    async save(caller: Caller, publicId: string, draft: Body<'saveMyApplication'>) {
      await records.transaction(async (tx) => {
        const { application } = await lockDraft(tx, caller, publicId)
        const questions = await drafts.questions(application.jobId, tx)
        const values = {
          ...valuesOf(draft),
          ...(draft.answers && { answers: answersOf(draft.answers, questions) }),
        }
        if (draft.complete)
          requireComplete(draft.section, await formOf(tx, { ...application, ...values }))
        await records.change(tx, application.id, {
          ...values,
          completeSections: withSection(
            application.completeSections,
            draft.section,
            draft.complete,
          ),
        })
      })
      return read(caller, publicId)
    },

    /** Throws `not_found`, `conflict`. */
    async saveCv(caller: Caller, publicId: string, cv: ReceivedCv) {
      await records.transaction(async (tx) => {
        const { application } = await lockDraft(tx, caller, publicId)
        await cvs.set(tx, application.id, cv)
        await records.change(tx, application.id, {
          completeSections: withSection(application.completeSections, 'cv', true),
        })
      })
      return read(caller, publicId)
    },

    /** The file that answers a question. Throws `not_found`, `conflict`, `invalid_request`. */
    async saveFile(
      caller: Caller,
      { publicId, questionId }: AnswerOf,
      file: ReceivedCv,
    ): Promise<MyApplication> {
      await records.transaction(async (tx) => {
        const { application } = await lockDraft(tx, caller, publicId)
        const question = await fileQuestion(application, questionId, tx)
        const { prompt } = question
        await files.set(tx, { applicationId: application.id, questionId, prompt }, file)
        await records.change(tx, application.id, {})
      })
      return read(caller, publicId)
    },

    /** A required one makes the section incomplete again. Throws `not_found`, `conflict`. */
    async removeFile(caller: Caller, { publicId, questionId }: AnswerOf): Promise<MyApplication> {
      await records.transaction(async (tx) => {
        const { application } = await lockDraft(tx, caller, publicId)
        const { isRequired } = await fileQuestion(application, questionId, tx)
        await files.remove(tx, application.id, questionId)
        await records.change(
          tx,
          application.id,
          isRequired
            ? { completeSections: withSection(application.completeSections, 'questions', false) }
            : {},
        )
      })
      return read(caller, publicId)
    },

    /** Throws `not_found` without such a question of the kind `file`. */
    async requireFileQuestion(caller: Caller, { publicId, questionId }: AnswerOf): Promise<void> {
      const record = await records.ofApplicant(publicId, caller.userId)
      if (!record) throw noApplication()
      await fileQuestion(record.application, questionId)
    },

    /** Throws `not_found`, `conflict`. */
    remove: (caller: Caller, publicId: string): Promise<void> =>
      records.transaction(async (tx) => {
        const { application } = await lockDraft(tx, caller, publicId)
        await drafts.remove(tx, application.id)
      }),

    /** Throws `invalid_request`, `not_found`, `conflict`. */
    async submit(caller: Caller, publicId: string, submission: Body<'submitMyApplication'>) {
      await records.transaction(async (tx) => {
        const record = await lock(tx, caller, publicId)
        const { application, job, listing } = record
        if (application.state !== 'draft') return
        const now = new Date()
        if (!(await drafts.isOpen(tx, job.id, now))) throw closedError(job)
        await requireOpenJob(drafts, tx, { jobId: job.id, userId: caller.userId })
        if (!submission.is_adult)
          throw refused(
            'is_adult',
            'You must be 18 or older to apply. Confirm your age to continue.',
          )
        requireAllComplete(await formOf(tx, application))
        const consentId = await consents.add(tx, {
          userId: caller.userId,
          childId: null,
          recipient: listing,
          declared: 'adult',
          notice: applicationNotice,
          ...consentTermsOf(submission, job, now),
        })
        await records.change(tx, application.id, {
          state: 'submitted',
          stateSince: now,
          toldState: 'submitted',
          submittedAt: now,
          adultDeclaredAt: now,
          consentId,
        })
        await records.addEvents(tx, [
          {
            applicationId: application.id,
            kind: 'state',
            fromState: 'draft',
            toState: 'submitted',
            ...applicantActor(caller),
          },
        ])
        if (!(await held.hold(tx, record))) await emails.sent(tx, record)
      })
      emails.wake()
      return read(caller, publicId)
    },
  }
}
