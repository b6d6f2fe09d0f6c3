import { AppError, invalid } from '../../../../app-error.ts'
import type { Caller } from '../../../../caller.ts'
import type { Body, Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import type { ConsentsService } from '../../../accounts/consents/consents.service.ts'
import { hashToken } from '../../../platform/tokens/tokens.ts'
import type { AnswerFilesRepository } from '../cv/answer-files.repository.ts'
import type { CvRepository } from '../cv/cv.repository.ts'
import type { CvAddresses } from '../cv/cv-addresses.ts'
import { toCvFile } from '../cv/cv-file.ts'
import type { ApplicationEmails } from '../emails/application-emails.ts'
import type { HeldApplications } from '../held/held-applications.ts'
import type { ApplicationRecordRepository } from '../record/application-record.repository.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { contactTimesOf } from '../record/contact-times.ts'
import { applicantActor, system } from '../record/event-actor.ts'
import { noApplication } from '../record/no-application.ts'
import { mayMove } from '../states/application-states.ts'
import type { DraftsRepository } from './drafts.repository.ts'
import type { MyApplicationRepository } from './my-application.repository.ts'
import { type MyApplicationReader, mayDo } from './my-application.ts'

export type MyApplicationsService = ReturnType<typeof createMyApplications>

interface MyApplicationsDeps {
  readonly records: ApplicationRecordRepository
  readonly repository: MyApplicationRepository
  readonly drafts: Pick<DraftsRepository, 'last' | 'consent'>
  readonly cvs: CvRepository
  readonly files: Pick<AnswerFilesRepository, 'promptOf'>
  readonly held: Pick<HeldApplications, 'releaseFor'>
  readonly addresses: CvAddresses
  readonly consents: Pick<ConsentsService, 'withdraw'>
  readonly reader: MyApplicationReader
  readonly emails: ApplicationEmails
}

/** The operations of applicants once an application is sent. */
export function createMyApplications(deps: MyApplicationsDeps) {
  const { records, repository, drafts, cvs, files, held, addresses, consents, reader, emails } =
    deps

  async function lock(tx: Db, caller: Caller, publicId: string): Promise<ApplicationRecord> {
    const record = await records.ofApplicant(publicId, caller.userId, { tx, lock: true })
    if (!record) throw noApplication()
    return record
  }

  async function read(caller: Caller, publicId: string) {
    const record = await records.ofApplicant(publicId, caller.userId)
    if (!record) throw noApplication()
    return reader.read(record)
  }

  const stateEvent = (
    { application }: ApplicationRecord,
    [fromState, toState]: readonly [
      'not_taken' | ApplicationRecord['application']['state'],
      'shortlisted' | 'withdrawn' | 'declined',
    ],
  ) => ({ applicationId: application.id, kind: 'state' as const, fromState, toState })

  async function withdraw(tx: Db, caller: Caller, record: ApplicationRecord): Promise<void> {
    const { application } = record
    if (!mayMove(application.toldState, 'withdrawn'))
      throw new AppError('conflict', 'This application has ended and cannot be withdrawn.')
    // The applicant was not notified of the decision yet, so it is undone first.
    const isUntold = application.state === 'not_taken'
    if (isUntold)
      await records.addEvents(tx, [
        { ...stateEvent(record, ['not_taken', 'shortlisted']), ...system },
      ])
    const from = isUntold ? 'shortlisted' : application.state
    if (!mayMove(from, 'withdrawn'))
      throw new AppError('conflict', 'The employer has recorded the outcome of this application.')
    await records.change(tx, application.id, {
      state: 'withdrawn',
      toldState: 'withdrawn',
      stateSince: new Date(),
      decidedAt: null,
      toldAt: null,
      reasonCodes: [],
      reasonText: null,
    })
    await records.addEvents(tx, [
      { ...stateEvent(record, [from, 'withdrawn']), ...applicantActor(caller) },
    ])
    if (application.consentId !== null) await consents.withdraw(tx, application.consentId)
    await held.releaseFor(tx, record)
  }

  async function decline(tx: Db, caller: Caller, record: ApplicationRecord): Promise<void> {
    const { application } = record
    if (application.toldState !== 'offered' || !mayMove(application.state, 'declined'))
      throw new AppError('conflict', 'There is no offer to decline.')
    const now = new Date()
    await records.change(tx, application.id, {
      state: 'declined',
      toldState: 'declined',
      stateSince: now,
      decidedAt: now,
      toldAt: now,
    })
    await records.addEvents(tx, [
      { ...stateEvent(record, [application.state, 'declined']), ...applicantActor(caller) },
      {
        applicationId: application.id,
        kind: 'told',
        toState: 'declined',
        ...applicantActor(caller),
      },
    ])
  }

  async function settings(caller: Caller): Promise<Schema<'ApplicationSettings'>> {
    const { userId } = caller
    const [hasReminders, blocked, last] = await Promise.all([
      repository.hasReminders(userId),
      repository.blocked(userId),
      drafts.last(userId),
    ])
    const consentId = last?.application.consentId ?? null
    const [cv, consent] = await Promise.all([
      last && cvs.find(last.application.id),
      consentId === null ? undefined : drafts.consent(consentId),
    ])
    return {
      has_reminders: hasReminders,
      blocked: blocked.map(({ schoolId, storeId, ...listing }) => ({
        kind: schoolId === null ? ('store' as const) : ('school' as const),
        id: schoolId ?? storeId ?? 0,
        ...listing,
      })),
      cv: cv ? toCvFile(cv) : null,
      contact: contactTimesOf(consent),
    }
  }

  return {
    async list(caller: Caller, request: Query<'listMyApplications'>) {
      const { userId } = caller
      const [rows, counts] = await Promise.all([
        repository.list(userId, request.tab, { ...sliceOf(request), jobId: request.job_id }),
        repository.counts(userId, request.job_id),
      ])
      const total = counts[request.tab]
      return { data: await reader.rowsOf(rows), total, ...pagingOf(request, total), counts }
    },

    /** Throws `not_found`, `conflict`. */
    async end(caller: Caller, publicId: string, { change }: Body<'endMyApplication'>) {
      await records.transaction(async (tx) => {
        const record = await lock(tx, caller, publicId)
        const target = change === 'withdraw' ? 'withdrawn' : 'declined'
        if (record.application.state === target) return
        await (change === 'withdraw' ? withdraw : decline)(tx, caller, record)
      })
      emails.wake()
      return read(caller, publicId)
    },

    /** Throws `not_found`, `conflict`. */
    async write(caller: Caller, publicId: string, message: Body<'writeInMyApplication'>) {
      await records.transaction(async (tx) => {
        const record = await lock(tx, caller, publicId)
        const row = await repository.one(record.application.id, tx)
        if (!row || !mayDo(row).may_write)
          throw new AppError(
            'conflict',
            'You can write after the employer writes to you or invites you to an interview.',
          )
        const added = await repository.addMessage(tx, {
          applicationId: record.application.id,
          isFromApplicant: true,
          authorId: caller.userId,
          authorName: record.application.fullName ?? record.applicant.firstname,
          text: message.text,
          requestKey: message.request_key,
        })
        if (added) await emails.messageToEmployer(tx, record, message.text)
      })
      emails.wake()
      return read(caller, publicId)
    },

    /** Of the CV, or of the file that answers a question. Throws `not_found` without one. */
    async cvAddress(caller: Caller, publicId: string, questionId?: number) {
      const record = await records.ofApplicant(publicId, caller.userId)
      if (!record) throw noApplication()
      const { id } = record.application
      const found =
        questionId === undefined ? await cvs.find(id) : await files.promptOf(id, questionId)
      if (found === undefined) throw new AppError('not_found', 'File not found.')
      return addresses.of(id, questionId)
    },

    /** Ends the reminders of the user who got the link. Throws `not_found`. */
    endReminders: (token: string): Promise<void> =>
      records.transaction(async (tx) => {
        const userId = await repository.reminded(hashToken(token), tx)
        if (userId === undefined)
          throw new AppError(
            'not_found',
            'This link has expired. Change the settings of your applications.',
          )
        await repository.setReminders(tx, userId, false)
      }),

    settings,

    /** Throws `invalid_request`, and `not_found` for an unknown listing. */
    async setSettings(
      caller: Caller,
      { has_reminders: hasReminders, blocked }: Body<'setApplicationSettings'>,
    ) {
      const idsOf = (kind: 'school' | 'store') => [
        ...new Set(blocked.filter((each) => each.kind === kind).map(({ id }) => id)),
      ]
      const [schoolIds, storeIds] = [idsOf('school'), idsOf('store')]
      if (schoolIds.length + storeIds.length < blocked.length)
        throw invalid('blocked', 'must not contain a listing twice')
      if ((await repository.countListings(schoolIds, storeIds)) < blocked.length)
        throw new AppError('not_found', 'School or store not found.')
      await records.transaction(async (tx) => {
        await repository.setReminders(tx, caller.userId, hasReminders)
        await repository.setBlocked(tx, caller.userId, { schoolIds, storeIds })
      })
      return settings(caller)
    },
  }
}
