import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { ActionEntry, AuditService } from '../../audit/audit.service.ts'
import type { ModerationState } from '../../cases/case-states.ts'
import { outcomesFor, stateAfter, staysHidden } from '../outcomes/case-outcomes.ts'
import type { CaseRecord } from '../queue/case-record.ts'
import type { QueueRepository } from '../queue/queue.repository.ts'
import { isModeratedKind, type ModeratedKind } from '../subjects/subject-kinds.ts'
import type { SubjectRow } from '../subjects/subject-row.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'
import type { CaseClosing } from './case-closing.ts'
import type { DecisionEmails } from './decision-emails.ts'
import { isPublicEdit, requireReason } from './decision-rules.ts'
import type { DecisionsRepository } from './decisions.repository.ts'
import { type Reindex, type StatusChanges, stateEntries } from './state-changes.ts'

export type BulkDecisions = ReturnType<typeof createBulkDecisions>

type Request = Body<'decideModerationCases'>
type Result = Schema<'BulkDecisionResult'>
type Skipped = Result['skipped'][number]

interface BulkDecisionsDeps {
  readonly audit: AuditService
  readonly repository: DecisionsRepository
  readonly queue: QueueRepository
  readonly subjects: SubjectsRepository
  readonly closing: CaseClosing
  readonly emails: DecisionEmails
  readonly reindex: Reindex
  readonly statuses: StatusChanges
}

interface Candidate {
  readonly record: CaseRecord
  readonly kind: ModeratedKind
  readonly subject: SubjectRow
}

/** Decides up to 500 cases as one action; a few statements however many cases there are. */
export function createBulkDecisions(deps: BulkDecisionsDeps) {
  const { audit, repository, queue, subjects, closing, emails, reindex, statuses } = deps

  /** The records of the cases by kind and id, locked, and which are the caller's own. */
  async function subjectsOf(tx: Db, records: readonly CaseRecord[], userId: number) {
    const idsByKind = new Map<ModeratedKind, number[]>()
    for (const { subjectKind: kind, subjectId } of records)
      if (isModeratedKind(kind)) idsByKind.set(kind, [...(idsByKind.get(kind) ?? []), subjectId])
    const found = new Map<string, SubjectRow>()
    const own = new Set<string>()
    for (const [kind, ids] of idsByKind) {
      await subjects.lock(tx, kind, ids)
      for (const row of await subjects.find(kind, ids, tx)) found.set(`${kind}:${row.id}`, row)
      for (const id of await subjects.ownAmong(kind, ids, userId, tx)) own.add(`${kind}:${id}`)
    }
    return { found, own }
  }

  /** Sorts the cases into those that can be decided and those that cannot. */
  async function sort(tx: Db, { userId }: Caller, { cases, outcome }: Request) {
    const wanted = new Map(cases.map(({ id, revision }) => [id, revision]))
    await repository.lock(tx, [...wanted.keys()])
    const records = await queue.find([...wanted.keys()], tx)
    const { found, own } = await subjectsOf(tx, records, userId)
    const skipped: Skipped[] = []
    const candidates: Candidate[] = []
    const byId = new Map(records.map((record) => [record.id, record]))
    for (const [id, revision] of wanted) {
      const record = byId.get(id)
      const key = record && `${record.subjectKind}:${record.subjectId}`
      const subject = key === undefined ? undefined : found.get(key)
      const kind = record?.subjectKind
      const refusal = record
        ? refusalOf(record, { subject, revision, userId, outcome, isOwn: own.has(key ?? '') })
        : ({ why: 'gone', by: null } as const)
      if (refusal) skipped.push({ id, name: record?.subjectName ?? null, ...refusal })
      else if (record && subject && kind && isModeratedKind(kind))
        candidates.push({ record, kind, subject })
    }
    return { candidates, skipped }
  }

  /** Moves the records of a kind into their new states. */
  async function changeRecords(
    tx: Db,
    kind: ModeratedKind,
    candidates: readonly Candidate[],
    outcome: Request['outcome'],
  ): Promise<ActionEntry[]> {
    const byState = new Map<ModerationState, number[]>()
    for (const { record, subject } of candidates) {
      const state = stateAfter(outcome, record.why, subject.moderation)
      if (state !== undefined) byState.set(state, [...(byState.get(state) ?? []), subject.id])
    }
    const entries: ActionEntry[] = []
    for (const [state, ids] of byState) {
      const isApproved = state === 'approved'
      const moved = await subjects.setState(tx, kind, ids, { state, isApproved })
      entries.push(...stateEntries(kind, moved, state))
    }
    if (byState.size > 0)
      await reindex(
        tx,
        kind,
        candidates.map(({ subject }) => subject.id),
      )
    return entries
  }

  async function apply(
    tx: Db,
    { userId }: Caller,
    request: Request,
    candidates: readonly Candidate[],
  ): Promise<number> {
    const { outcome, reason_code: reasonCode = null, note_public: note = null } = request
    const actionId = await audit.beginAction(tx)
    const cases = candidates.map(({ record }) => record)
    const decision = { outcome, reasonCode, notePublic: note, notePrivate: null }
    const closed = await closing.closeCases(tx, cases, { ...decision, decidedBy: userId, actionId })
    const entries: ActionEntry[] = []
    for (const kind of new Set(candidates.map((each) => each.kind))) {
      const ofKind = candidates.filter((each) => each.kind === kind)
      entries.push(...(await changeRecords(tx, kind, ofKind, outcome)))
      const changes = statuses[kind]
      if (!changes) continue
      const ids = ofKind.map(({ subject }) => subject.id)
      entries.push(
        ...(await changes.follow(tx, ids, { outcome, actorId: userId, reasonCode, note })),
      )
      await reindex(tx, kind, ids)
    }
    const isSilent = (record: CaseRecord) =>
      outcome === 'approved' && isPublicEdit(record) && note === null
    await emails.tellOwners(
      tx,
      candidates
        .filter(({ record }) => !isSilent(record))
        .map(({ kind, record, subject }) => ({
          ...subject,
          kind,
          isStillHidden: staysHidden(outcome, record.why, subject.moderation),
        })),
      { outcome, reasonCode, note, rejections: [] },
    )
    await audit.recordAction(
      tx,
      { id: actionId, actorId: userId, verb: outcome, reasonCode, reasonText: note },
      [...entries, ...closed],
    )
    return actionId
  }

  return {
    /** The `BulkDecisionResult` of the contract. Throws `invalid_request`. */
    async decide(caller: Caller, request: Request): Promise<Result> {
      requireReason(request.outcome, request.reason_code)
      const result = await repository.transaction(async (tx): Promise<Result> => {
        const { candidates, skipped } = await sort(tx, caller, request)
        const isKept = request.is_preview || candidates.length === 0
        const actionId = isKept ? null : await apply(tx, caller, request, candidates)
        return { done: candidates.length, skipped, action_id: actionId }
      })
      if (result.action_id !== null) emails.wake()
      return result
    },
  }
}

interface Circumstances {
  readonly subject: SubjectRow | undefined
  readonly revision: number
  readonly userId: number
  readonly outcome: Request['outcome']
  readonly isOwn: boolean
}

/** The reason why a case cannot be decided with others, and who is the reason; undefined if it can. */
function refusalOf(
  record: CaseRecord,
  { subject, revision, userId, outcome, isOwn }: Circumstances,
): Pick<Skipped, 'why' | 'by'> | undefined {
  const { claimant, decider, heldFields, why } = record
  if (record.outcome !== null) return { why: 'decided', by: decider?.name ?? null }
  if (isOwn) return { why: 'own', by: null }
  if (claimant !== null && claimant.id !== userId) return { why: 'claimed', by: claimant.name }
  if (record.revision !== revision) return { why: 'stale', by: null }
  if (!subject) return { why: 'gone', by: null }
  if (heldFields.length > 0) return { why: 'held', by: null }
  const isSingle = why === 'claim' || why === 'appeal'
  if (isSingle || !outcomesFor(record, subject.moderation).includes(outcome))
    return { why: 'not_possible', by: null }
  return undefined
}
