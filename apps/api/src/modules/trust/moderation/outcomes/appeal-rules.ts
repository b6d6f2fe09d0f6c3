import type { CaseOutcome } from '../../cases/case-states.ts'

/** Days after a decision within which its owner may appeal. */
export const appealDays = 20

const appealable: readonly CaseOutcome[] = ['hidden', 'removed', 'rejected_fields']

/** Whether the owner may appeal against the outcome. */
export const isAppealable = (outcome: CaseOutcome): boolean => appealable.includes(outcome)
