import type { SavePhase } from '@edbazaar/ui/SaveState'
import type { FieldEvent } from './field-events'
import {
  close,
  keepMine,
  leave,
  retry,
  submit,
  type Transition,
  takeTheirs,
  type,
} from './field-input'
import { compare, confirm, fail, failToCompare } from './field-response'
import type { FieldRules } from './field-rules'
import { type FieldState, isInFlight, type Problem } from './field-state'
import { followOtherTab, load, refresh, restore, showOtherTab } from './field-sync'

/**
 * The auto-save machine of one field: at most one request at a time, always with the newest value, and
 * the user's input is kept until the server has it. `field-table.ts` lists every transition.
 */
export function reduceField(state: FieldState, event: FieldEvent, rules: FieldRules): Transition {
  switch (event.type) {
    case 'typed':
      return type(state, event)
    case 'left':
      return leave(state, rules)
    case 'submitted':
      return submit(state, event, rules)
    case 'closed':
      return close(state, rules)
    case 'timerFired':
    case 'returned':
    case 'signedIn':
      return retry(state, event.type, rules)
    case 'saved':
      return confirm(state, event.result, rules)
    case 'refused':
    case 'unavailable':
    case 'unauthenticated':
    case 'conflicted':
    case 'unsent':
      return fail(state, event)
    case 'compared':
      return compare(state, event.theirs, rules)
    case 'compareFailed':
      return failToCompare(state)
    case 'keptMine':
      return keepMine(state, rules)
    case 'tookTheirs':
      return takeTheirs(state)
    case 'restored':
      return restore(state, event.draft)
    case 'otherTabTyped':
      return showOtherTab(state, event.draft)
    case 'otherTabDone':
      return followOtherTab(state)
    case 'refreshed':
      return refresh(state, event.saved, rules)
    case 'loaded':
      return load(state, event.saved)
  }
}

/** The reason why the field is not saved, if anything went wrong. */
export const problemOf = (state: FieldState): Problem | null =>
  'problem' in state ? state.problem : null

/** The phase of saving that a field shows. */
export function phaseOf(state: FieldState): SavePhase {
  if (problemOf(state) !== null) return 'failed'
  if (isInFlight(state)) return 'saving'
  return state.status === 'saved' ? 'saved' : 'unchanged'
}
