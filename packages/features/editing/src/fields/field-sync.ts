import { retryDelay } from '../retry-delay'
import { type Transition, to } from './field-input'
import { type FieldRules, isSameAsSaved, valueToSend } from './field-rules'
import {
  cleanState,
  type Draft,
  type FieldState,
  isEdited,
  isInFlight,
  rebase,
  type SavedValue,
} from './field-state'

/** Continues with an edit of an earlier visit. */
export function restore(state: FieldState, draft: Draft): Transition {
  if (!isNewer(state, draft)) return to(state)
  const edited = { saved: state.saved, draft, unconfirmed: null }
  const problem = 'restored'
  return to(
    { ...edited, status: 'waiting', problem, attempts: 0 },
    { type: 'startTimer', delay: retryDelay(0) },
  )
}

/** Shows a newer edit of another tab, which also saves it unless the user returns to this tab. */
export function showOtherTab(state: FieldState, draft: Draft): Transition {
  if (!isNewer(state, draft)) return to(state)
  const { saved } = state
  return to({ status: 'otherTab', saved, draft, unconfirmed: null, problem: 'otherTab' })
}

/** A running request is left to end first; storage is read again then. */
const isNewer = (state: FieldState, draft: Draft) =>
  !isInFlight(state) && (!isEdited(state) || draft.at > state.draft.at)

/** Another tab has saved or discarded an edit: only the server knows the value now. */
export function followOtherTab(state: FieldState): Transition {
  return isEdited(state) && !isInFlight(state) ? to(state, { type: 'refresh' }) : to(state)
}

/** Takes what another tab has saved; a newer edit of this tab stays, based on it. */
export function refresh(state: FieldState, saved: SavedValue, rules: FieldRules): Transition {
  if (!isEdited(state) || isInFlight(state)) return to(state)
  if (saved.revision < state.saved.revision) return to(state)
  const { status, draft } = state
  if (status === 'conflict') return to({ ...state, theirs: saved })
  const isSaved =
    status !== 'typing' && isSameAsSaved(rules, valueToSend(rules, draft.value), saved)
  if (status === 'otherTab' || isSaved) return to(cleanState(saved), { type: 'dropDraft', draft })
  const rebased = rebase(draft, saved)
  return to({ ...state, saved, draft: rebased }, { type: 'storeDraft', draft: rebased })
}

/** Takes a newer value that the page has loaded. Input keeps the value that it is based on. */
export function load(state: FieldState, saved: SavedValue): Transition {
  const isTaken = !isEdited(state) && saved.revision > state.saved.revision
  return to(isTaken ? { ...state, saved } : state)
}
