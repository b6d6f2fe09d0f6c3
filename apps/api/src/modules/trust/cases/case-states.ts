import type { Schema } from '../../../contract/operations.ts'

export type CaseOutcome = Schema<'ModerationOutcome'>
export type CaseState = 'open' | CaseOutcome

/** A decision closes an open case; only an undo opens it again. */
export const caseTransitions: Readonly<Record<CaseState, readonly CaseState[]>> = {
  open: ['approved', 'changes', 'rejected_fields', 'hidden', 'removed', 'ignored', 'shown'],
  approved: ['open'],
  changes: ['open'],
  rejected_fields: ['open'],
  hidden: ['open'],
  removed: ['open'],
  ignored: ['open'],
  shown: ['open'],
}

export type ModerationState = Schema<'ModerationState'>

/** Transitions of admins from each state of a record; owners make none of them. */
export const moderationTransitions: Readonly<Record<ModerationState, readonly ModerationState[]>> =
  {
    unreviewed: ['approved', 'hidden', 'removed'],
    pending: ['approved', 'hidden', 'removed'],
    approved: ['hidden', 'removed'],
    hidden: ['approved', 'removed'],
    removed: ['approved'],
  }

/** Whether an admin has hidden or removed a record, so that parents do not see it even if it is active. */
export const isHiddenByAdmin = ({
  moderation,
}: {
  readonly moderation: ModerationState
}): boolean => moderation === 'hidden' || moderation === 'removed'
