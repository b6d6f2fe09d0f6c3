import { isPublicModeration } from '../../../../db/public-moderation.ts'
import { type CaseOutcome, caseTransitions, type ModerationState } from '../../cases/case-states.ts'
import type { CaseRecord } from '../queue/case-record.ts'

type DecidedCase = Pick<
  CaseRecord,
  'outcome' | 'why' | 'fields' | 'heldFields' | 'reports' | 'subjectKind'
>

const asked: readonly CaseRecord['why'][] = ['report', 'scan', 'claim', 'appeal', 'order', 'sample']

/** The outcomes that are possible for a case, with its record in this state; null if it is gone. */
export function outcomesFor(record: DecidedCase, state: ModerationState | null): CaseOutcome[] {
  if (record.outcome !== null) return []
  if (state === null) return ['ignored']
  const isComment = record.subjectKind === 'comment'
  const isPublic = isPublicModeration(state)
  const possible: Readonly<Record<CaseOutcome, boolean>> = {
    approved: true,
    // Comments are shown or removed: there is no editor, and nobody but readers to hide them from.
    changes: !isComment && record.why !== 'claim' && record.why !== 'appeal',
    rejected_fields: record.fields.length > 0,
    hidden: !isComment && (isPublic || state === 'pending'),
    removed: state !== 'removed',
    // Of a record that waits for approval, because somebody has to approve or refuse it.
    ignored:
      state !== 'pending' &&
      (asked.includes(record.why) || isWithdrawn(record)) &&
      record.heldFields.length === 0,
    // To uphold an appeal shows the record again.
    shown: record.why !== 'appeal' && (state === 'hidden' || state === 'removed'),
  }
  return (caseTransitions.open as readonly CaseOutcome[]).filter((outcome) => possible[outcome])
}

/** Whether the owner has taken back all edits of the case. */
const isWithdrawn = ({ why, fields, reports }: DecidedCase) =>
  why === 'edit' && fields.length === 0 && reports === 0

/** The state that an outcome gives to a record; undefined if it keeps its state. */
export function stateAfter(
  outcome: CaseOutcome,
  why: CaseRecord['why'],
  state: ModerationState,
): ModerationState | undefined {
  switch (outcome) {
    case 'approved':
      return why === 'appeal' ? 'approved' : keptOrApproved(state)
    case 'rejected_fields':
      return keptOrApproved(state)
    case 'shown':
      return 'approved'
    case 'hidden':
      return 'hidden'
    case 'removed':
      return 'removed'
    case 'changes':
    case 'ignored':
      return undefined
  }
}

/** Whether parents still do not see a record that the outcome did not hide or remove. */
export function staysHidden(
  outcome: CaseOutcome,
  why: CaseRecord['why'],
  state: ModerationState,
): boolean {
  if (outcome === 'hidden' || outcome === 'removed' || outcome === 'ignored') return false
  const after = stateAfter(outcome, why, state) ?? state
  return after === 'hidden' || after === 'removed'
}

/** Reviewed, but not shown again if an admin has hidden it. */
const keptOrApproved = (state: ModerationState): ModerationState =>
  state === 'hidden' || state === 'removed' ? state : 'approved'
