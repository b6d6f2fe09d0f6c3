import type { Caller } from '../../../../caller.ts'
import type { Body, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import type { AuditService } from '../../audit/audit.service.ts'
import {
  type CaseOutcome,
  type ModerationState,
  moderationTransitions,
} from '../../cases/case-states.ts'
import { isAppealable } from '../outcomes/appeal-rules.ts'
import type { CaseRecord } from '../queue/case-record.ts'
import type { QueueRepository } from '../queue/queue.repository.ts'
import type { SubjectRow } from '../subjects/subject-row.ts'
import type { SubjectsRepository } from '../subjects/subjects.repository.ts'
import type { CaseClosing } from './case-closing.ts'
import type { DecisionEmails } from './decision-emails.ts'
import { requireReason } from './decision-rules.ts'
import type { DecisionsRepository } from './decisions.repository.ts'
import { type Reindex, type StatusChanges, stateEntries } from './state-changes.ts'

export type ListingDecisions = ReturnType<typeof createListingDecisions>

type Request = Body<'decideListings'>
type Result = Schema<'BulkDecisionResult'>
type Skipped = Result['skipped'][number]

interface ListingDecisionsDeps {
  readonly audit: AuditService
  readonly repository: DecisionsRepository
  readonly queue: QueueRepository
  readonly subjects: SubjectsRepository
  readonly closing: CaseClosing
  readonly emails: DecisionEmails
  readonly reindex: Reindex
  readonly statuses: StatusChanges
}

const targets: Readonly<Record<Request['outcome'], ModerationState>> = {
  hide: 'hidden',
  show: 'approved',
  remove: 'removed',
  approve: 'approved',
}

const outcomes: Readonly<Record<Request['outcome'], CaseOutcome>> = {
  hide: 'hidden',
  show: 'shown',
  remove: 'removed',
  approve: 'approved',
}

interface Sorted {
  readonly candidates: readonly SubjectRow[]
  readonly cases: readonly CaseRecord[]
}

/** The states from which an outcome of a table leads. */
const startsFor = (outcome: Request['outcome']): readonly ModerationState[] => {
  const isHidden = (state: ModerationState) => state === 'hidden' || state === 'removed'
  const states = Object.keys(moderationTransitions) as ModerationState[]
  return states.filter(
    (state) =>
      moderationTransitions[state].includes(targets[outcome]) &&
      (outcome === 'hide' || outcome === 'remove' || isHidden(state) === (outcome === 'show')),
  )
}

/** Hides, shows, removes and approves records of a table as one action. */
export function createListingDecisions(deps: ListingDecisionsDeps) {
  const { audit, repository, queue, subjects, closing, emails, reindex, statuses } = deps

  async function sort(tx: Db, { userId }: Caller, { kind, ids, outcome }: Request) {
    await subjects.lock(tx, kind, ids)
    const rows = await subjects.find(kind, ids, tx)
    const own = new Set(await subjects.ownAmong(kind, ids, userId, tx))
    const open = await queue.find(await repository.openCasesOf(tx, kind, ids), tx)
    const claimants = claimantsOf(open, userId)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const skipped: Skipped[] = []
    const candidates: SubjectRow[] = []
    for (const id of new Set(ids)) {
      const row = byId.get(id)
      const refusal = refusalOf(row, outcome, own.has(id), claimants.get(id))
      if (refusal) skipped.push({ id, name: row?.name ?? null, ...refusal })
      else if (row) candidates.push(row)
    }
    return { candidates, skipped, cases: casesAmong(open, candidates) }
  }

  async function apply(
    tx: Db,
    { userId }: Caller,
    request: Request,
    { candidates, cases }: Sorted,
  ): Promise<number> {
    const { kind, reason_code: reasonCode = null, note_public: note = null } = request
    const outcome = outcomes[request.outcome]
    const state = targets[request.outcome]
    const ids = candidates.map(({ id }) => id)
    const actionId = await audit.beginAction(tx)
    const decision = {
      outcome,
      reasonCode,
      notePublic: note,
      notePrivate: null,
      decidedBy: userId,
      actionId,
    }
    const closed = await closing.closeCases(tx, cases, decision)
    const isApproved = state === 'approved'
    const moved = await subjects.setState(tx, kind, ids, { state, isApproved })
    if (isAppealable(outcome)) {
      const decided = new Set(cases.map(({ subjectId }) => subjectId))
      const others = candidates.filter(({ id }) => !decided.has(id))
      await repository.addClosed(tx, kind, others, decision)
    }
    await emails.tellOwners(
      tx,
      candidates.map((row) => ({ ...row, kind, isStillHidden: false })),
      { outcome, reasonCode, note, rejections: [] },
    )
    const decided = { outcome, actorId: userId, reasonCode, note }
    const followed = (await statuses[kind]?.follow(tx, ids, decided)) ?? []
    await reindex(tx, kind, ids)
    await audit.recordAction(
      tx,
      { id: actionId, actorId: userId, verb: outcome, reasonCode, reasonText: note },
      [...stateEntries(kind, moved, state), ...followed, ...closed],
    )
    return actionId
  }

  return {
    /** The `BulkDecisionResult` of the contract. Throws `invalid_request`. */
    async decide(caller: Caller, request: Request): Promise<Result> {
      requireReason(outcomes[request.outcome], request.reason_code)
      const result = await repository.transaction(async (tx): Promise<Result> => {
        const { skipped, ...sorted } = await sort(tx, caller, request)
        const { candidates } = sorted
        const isKept = request.is_preview || candidates.length === 0
        const actionId = isKept ? null : await apply(tx, caller, request, sorted)
        return { done: candidates.length, skipped, action_id: actionId }
      })
      if (result.action_id !== null) emails.wake()
      return result
    },
  }
}

/** The other admins who are working on the records, by their ids. */
const claimantsOf = (open: readonly CaseRecord[], userId: number): ReadonlyMap<number, string> =>
  new Map(
    open.flatMap(({ subjectId, claimant }) =>
      claimant === null || claimant.id === userId ? [] : [[subjectId, claimant.name] as const],
    ),
  )

/** The open cases that the decision about the records decides too: not appeals and claims. */
function casesAmong(open: readonly CaseRecord[], candidates: readonly SubjectRow[]): CaseRecord[] {
  const ids = new Set(candidates.map(({ id }) => id))
  return open.filter(
    ({ subjectId, why, heldFields }) =>
      ids.has(subjectId) && why !== 'appeal' && why !== 'claim' && heldFields.length === 0,
  )
}

function refusalOf(
  row: SubjectRow | undefined,
  outcome: Request['outcome'],
  isOwn: boolean,
  claimant: string | undefined,
): Pick<Skipped, 'why' | 'by'> | undefined {
  if (!row) return { why: 'gone', by: null }
  if (isOwn) return { why: 'own', by: null }
  if (row.isDraft) return { why: 'not_possible', by: null }
  if (row.moderation === targets[outcome]) return { why: 'unchanged', by: null }
  if (!startsFor(outcome).includes(row.moderation)) return { why: 'not_possible', by: null }
  return claimant === undefined ? undefined : { why: 'claimed', by: claimant }
}
