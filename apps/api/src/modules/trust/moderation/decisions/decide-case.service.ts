import { AppError, refused } from '../../../../app-error.ts'
import { type Caller, forbidden } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { ActionEntry, AuditService } from '../../audit/audit.service.ts'
import type { CaseDetailRepository } from '../detail/case-detail.repository.ts'
import { type CaseDetailService, noCase } from '../detail/case-detail.service.ts'
import { outcomesFor, stateAfter, staysHidden } from '../outcomes/case-outcomes.ts'
import type { CaseRecord } from '../queue/case-record.ts'
import type { QueueRepository } from '../queue/queue.repository.ts'
import { isListing, isModeratedKind } from '../subjects/subject-kinds.ts'
import type { SubjectRow } from '../subjects/subject-row.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'
import type { CaseClosing } from './case-closing.ts'
import type { DecisionEmails, ToldDecision } from './decision-emails.ts'
import {
  isPublicEdit,
  requireComplete,
  requireCurrentRevision,
  requireNotOwn,
  requireOpen,
  requireUnclaimed,
} from './decision-rules.ts'
import type { DecisionsRepository } from './decisions.repository.ts'
import type { FieldDecisions } from './field-decisions.ts'
import { type Reindex, type StatusChanges, stateEntries } from './state-changes.ts'

export type DecideCase = ReturnType<typeof createDecideCase>

type Request = Body<'decideModerationCase'>

interface DecideCaseDeps {
  readonly audit: AuditService
  readonly repository: DecisionsRepository
  readonly queue: QueueRepository
  readonly details: CaseDetailRepository
  readonly detail: CaseDetailService
  readonly subjects: SubjectsRepository
  readonly fields: FieldDecisions
  readonly closing: CaseClosing
  readonly emails: DecisionEmails
  readonly reindex: Reindex
  readonly statuses: StatusChanges
}

interface Decision {
  readonly tx: Db
  readonly caller: Caller
  readonly record: CaseRecord
  readonly subject: SubjectRow | undefined
  readonly request: Request
  readonly actionId: number
}

/** Decides a case: the record, the audit log, the case, its reports and the emails together. */
export function createDecideCase(deps: DecideCaseDeps) {
  const { audit, repository, queue, details, detail, subjects, fields } = deps
  const { closing, emails, reindex, statuses } = deps

  /** Locks a case and its record, and refuses what may not be decided. */
  async function lock(tx: Db, caller: Caller, id: number, request: Request) {
    await repository.lock(tx, [id])
    const [record] = await queue.find([id], tx)
    if (!record) throw noCase()
    requireOpen(record)
    const { subjectKind: kind, subjectId } = record
    if (isModeratedKind(kind)) await subjects.lock(tx, kind, [subjectId])
    const [subject] = isModeratedKind(kind) ? await subjects.find(kind, [subjectId], tx) : []
    requireNotOwn(await isOwn(tx, caller, record))
    await refuseSameAdmin(tx, caller, record)
    requireUnclaimed(record, caller.userId)
    requireCurrentRevision(record, request.revision)
    requireReviewed(request, subject)
    requireComplete(request, record)
    const possible = outcomesFor(record, subject?.moderation ?? null)
    if (!possible.includes(request.outcome))
      throw new AppError(
        'conflict',
        'This decision is not possible for this case. Reload the case to see what is.',
      )
    return { record, subject }
  }

  async function isOwn(tx: Db, { userId }: Caller, { subjectKind: kind, subjectId }: CaseRecord) {
    if (kind === 'user') return subjectId === userId
    return (
      isModeratedKind(kind) && (await subjects.ownAmong(kind, [subjectId], userId, tx)).length > 0
    )
  }

  async function refuseSameAdmin(tx: Db, { userId }: Caller, { appealedCaseId }: CaseRecord) {
    if (appealedCaseId === null || (await details.deciderOf(appealedCaseId, tx)) !== userId) return
    if ((await subjects.adminCount(tx)) > 1)
      throw forbidden('You made the decision that this appeal is about. Another admin must decide.')
  }

  async function changeRecord(decision: Decision): Promise<ActionEntry[]> {
    const { tx, record, subject, request } = decision
    const { subjectKind: kind, subjectId } = record
    if (!subject || !isModeratedKind(kind)) return []
    const changed = isListing(kind) ? await fields.decide(tx, record, kind, request) : []
    const state = stateAfter(request.outcome, record.why, subject.moderation)
    if (state === undefined) return [...changed, ...(await followStatus(decision))]
    const isApproved = state === 'approved'
    const moved = await subjects.setState(tx, kind, [subjectId], { state, isApproved })
    const followed = await followStatus(decision)
    return [...changed, ...stateEntries(kind, moved, state), ...followed]
  }

  async function followStatus({ tx, caller, record, request }: Decision): Promise<ActionEntry[]> {
    const { subjectKind: kind, subjectId } = record
    const changes = isModeratedKind(kind) ? statuses[kind] : undefined
    if (!changes) return []
    return changes.follow(tx, [subjectId], {
      outcome: request.outcome,
      actorId: caller.userId,
      reasonCode: request.reason_code ?? null,
      note: request.note_public ?? null,
    })
  }

  /** Grants or refuses requests to manage the school. */
  async function settleClaims({ tx, record, subject, request }: Decision): Promise<ActionEntry[]> {
    const { id, subjectId, subjectName: name } = record
    const claims = await details.schoolClaims(id, tx)
    if (claims.length === 0) return []
    const isGranting = request.outcome === 'approved'
    const chosen = claims.find((claim) => claim.id === request.claim_id)
    if (isGranting && !chosen) throw refused('claim_id', 'Choose the request to grant.')
    if (isGranting && subject?.ownerId != null)
      throw new AppError('conflict', 'Someone else already manages this school.')
    const settled = await repository.settleClaims(tx, id, isGranting ? (chosen?.id ?? null) : null)
    await emails.tellClaimants(tx, { id: subjectId, name }, settled, request.note_public ?? null)
    const owner = settled.find(({ result }) => result === 'granted')
    if (!owner) return []
    await subjects.setSchoolOwner(tx, subjectId, owner.userId)
    const revision = subject?.revision ?? null
    const change = { field: 'owner_id', before: null, after: owner.userId, revision }
    return [{ entity: 'school', entityId: subjectId, ...change }]
  }

  async function settleAppeal({ tx, caller, record, request }: Decision): Promise<void> {
    if (record.appealedCaseId === null) return
    const isUpheld = request.outcome === 'approved' || request.outcome === 'shown'
    await repository.settleAppeal(tx, record.appealedCaseId, isUpheld, caller.userId)
  }

  async function apply(decision: Decision): Promise<void> {
    const { tx, caller, record, subject, request, actionId } = decision
    const { outcome } = request
    const reasonCode = request.reason_code ?? null
    const notePublic = request.note_public ?? null
    const closed = await closing.closeCases(tx, [record], {
      outcome,
      reasonCode,
      notePublic,
      notePrivate: request.note_private ?? null,
      decidedBy: caller.userId,
      actionId,
      rejections: outcome === 'rejected_fields' ? (request.fields ?? []) : [],
    })
    const entries = [...(await changeRecord(decision)), ...(await settleClaims(decision))]
    await settleAppeal(decision)
    await repository.settleHeld(tx, record.id, returnedFields(record, request))
    if (isTold(record, request))
      await emails.tellOwners(
        tx,
        [toldRecord(record, subject, request.outcome)],
        toldBy(record, request),
      )
    if (subject && isModeratedKind(record.subjectKind))
      await reindex(tx, record.subjectKind, [record.subjectId])
    await audit.recordAction(
      tx,
      {
        id: actionId,
        actorId: caller.userId,
        verb: outcome,
        reasonCode,
        reasonText: notePublic,
      },
      [...entries, ...closed],
    )
  }

  return {
    /**
     * Decides a case, or says what the owner would be told. Throws `not_found`, `forbidden`,
     * `invalid_request` or `conflict`.
     */
    async decide(
      caller: Caller,
      id: number,
      request: Request,
    ): Promise<Schema<'ModerationDecisionResult'>> {
      const { actionId, message } = await repository.transaction(async (tx) => {
        const { record, subject } = await lock(tx, caller, id, request)
        const message = isTold(record, request)
          ? await emails.preview(
              tx,
              toldRecord(record, subject, request.outcome),
              toldBy(record, request),
            )
          : null
        if (request.is_preview) return { actionId: null, message }
        const actionId = await audit.beginAction(tx)
        await apply({ tx, caller, record, subject, request, actionId })
        return { actionId, message }
      })
      if (actionId !== null) emails.wake()
      return { case: await detail.read(caller, id), action_id: actionId, message }
    },
  }
}

/** Throws `conflict` if the record is not the version that the admin reviewed. */
function requireReviewed({ to_revision: seen }: Request, subject: SubjectRow | undefined): void {
  if (seen === undefined || subject?.revision == null || seen === subject.revision) return
  throw new AppError(
    'conflict',
    'The owner has edited this since you opened it. Review the new changes.',
  )
}

/** The fields whose waiting values are not applied. */
function returnedFields({ heldFields }: CaseRecord, { outcome, fields = [] }: Request) {
  if (outcome === 'approved') return []
  if (outcome === 'rejected_fields') return fields.map(({ field }) => field)
  return heldFields
}

const isAppealRefused = ({ appealedCaseId }: CaseRecord, { outcome }: Request) =>
  appealedCaseId !== null && outcome === 'ignored'

const toldBy = (record: CaseRecord, request: Request): ToldDecision => ({
  outcome: isAppealRefused(record, request) ? 'appeal_refused' : request.outcome,
  reasonCode: request.reason_code ?? null,
  note: request.note_public ?? null,
  rejections: request.outcome === 'rejected_fields' ? (request.fields ?? []) : [],
})

const toldRecord = (
  record: CaseRecord,
  subject: SubjectRow | undefined,
  outcome: Request['outcome'],
) => ({
  kind: record.subjectKind,
  id: record.subjectId,
  name: subject?.name ?? record.subjectName,
  ownerId: subject ? subject.ownerId : (record.owner?.id ?? null),
  ...(subject && { path: subject.path }),
  isStillHidden: subject !== undefined && staysHidden(outcome, record.why, subject.moderation),
})

/** Owners are emailed about every decision except the approval of edits that were already public. */
function isTold(record: CaseRecord, request: Request): boolean {
  const { outcome, note_public: note } = request
  if (isAppealRefused(record, request)) return true
  if (record.why === 'claim' || outcome === 'ignored') return false
  if (outcome !== 'approved') return true
  return !isPublicEdit(record) || record.heldFields.length > 0 || note !== undefined
}
