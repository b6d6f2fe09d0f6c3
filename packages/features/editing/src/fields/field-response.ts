import { retryDelay } from '../retry-delay'
import type { FieldEffect, FieldEvent } from './field-events'
import { send, type Transition, to } from './field-input'
import { type FieldRules, isSameAsSaved, valueToSend } from './field-rules'
import {
  type Edited,
  type FieldState,
  type InFlight,
  type Problem,
  rebase,
  type SavedValue,
  type SaveFailure,
} from './field-state'

/** The request has succeeded. */
export function confirm(state: FieldState, result: SavedValue, rules: FieldRules): Transition {
  return state.status === 'saving' ? settle(state, result, rules) : to(state)
}

/** Something prevented the request. Newer input that is queued is sent next, whatever happened. */
export function fail(
  state: FieldState,
  event: Extract<FieldEvent, { failure: SaveFailure }> | { type: 'unsent' },
): Transition {
  if (state.status !== 'saving') return to(state)
  if (event.type === 'conflicted')
    return to({ ...state, status: 'comparing', refusal: event.failure }, { type: 'compare' })
  const { saved, draft, request } = state
  const unconfirmed = event.type === 'unavailable' ? { value: request.value } : null
  const edited: Edited = { saved, draft, unconfirmed }
  if (event.type === 'unsent') return proceed(state, edited, stopped('signedOut', 'signInAgain'))
  const { failure } = event
  if (event.type === 'unavailable') return proceed(state, edited, waiting(failure.problem, failure))
  const status = event.type === 'refused' ? 'refused' : 'signedOut'
  return proceed(state, edited, stopped(status, failure.problem, failure))
}

/** Compares the value on the server with the request that it conflicts with. */
export function compare(state: FieldState, theirs: SavedValue, rules: FieldRules): Transition {
  if (state.status !== 'comparing') return to(state)
  const { request, saved, unconfirmed, refusal } = state
  if (isSameAsSaved(rules, request.value, theirs)) return settle(state, theirs, rules)
  // Only our own response was lost, or another user changed the value and changed it back.
  const isUnchanged =
    (unconfirmed !== null && isSameAsSaved(rules, unconfirmed.value, theirs)) ||
    isBase(state, theirs, rules)
  if (!isUnchanged) {
    const problem = 'changedElsewhere'
    return to({ status: 'conflict', saved, draft: state.draft, unconfirmed, theirs, problem })
  }
  // A second conflict has another reason.
  if (request.isRebased)
    return proceed(
      state,
      { saved, draft: state.draft, unconfirmed: null },
      stopped('refused', refusal.problem, refusal),
    )
  const draft = rebase(state.draft, theirs)
  const rebased: Edited = { saved: theirs, draft, unconfirmed: null }
  const sent =
    state.queued === null
      ? send(rebased, { ...request, isRebased: true }, state.newer, state.problem)
      : sendQueued(state, rebased, state.queued)
  return to(sent.state, { type: 'storeDraft', draft }, ...sent.effects)
}

/** Whether a value of the server is the one that the input is based on. */
function isBase({ saved, draft }: Edited, theirs: SavedValue, rules: FieldRules): boolean {
  const { base, baseValue } = draft
  const value = baseValue === undefined ? saved.value : baseValue
  // An older draft does not say which value it is based on; it may be earlier than the loaded one.
  if (baseValue === undefined && saved.revision > base) return false
  return isSameAsSaved(rules, valueToSend(rules, rules.read(value)), theirs)
}

/** The value on the server could not be loaded, so the save is tried again later. */
export function failToCompare(state: FieldState): Transition {
  if (state.status !== 'comparing') return to(state)
  const { saved, draft, unconfirmed } = state
  return proceed(state, { saved, draft, unconfirmed }, waiting('changedElsewhere'))
}

/** Ends a save whose value is on the server. */
function settle(state: InFlight, result: SavedValue, rules: FieldRules): Transition {
  const { value } = state.request
  const isReturned = rules.read(result.value) !== undefined
  const saved: SavedValue = isReturned ? result : { value, revision: result.revision }
  const announcement = { type: 'announceSaved', value } as const
  if (state.newer === 'none')
    return to({ status: 'saved', saved }, { type: 'dropDraft', draft: state.draft }, announcement)
  const draft = rebase(state.draft, saved)
  const next = proceed(state, { saved, draft, unconfirmed: null }, null)
  return to(next.state, { type: 'storeDraft', draft }, announcement, ...next.effects)
}

/** The state in which a field stops when its request has failed. */
interface Stop {
  status: 'waiting' | 'refused' | 'signedOut'
  problem: Problem
  /** Shown outside the field too, unless the request was quiet. */
  failure: SaveFailure | undefined
}

const stopped = (
  status: 'refused' | 'signedOut',
  problem: Problem,
  failure?: SaveFailure,
): Stop => ({ status, problem, failure })
const waiting = (problem: Problem, failure?: SaveFailure): Stop => ({
  status: 'waiting',
  problem,
  failure,
})

/** The transition after a request: to the queued save, to the typed input, or to the failure. */
function proceed(state: InFlight, edited: Edited, stop: Stop | null): Transition {
  if (state.queued !== null) return sendQueued(state, edited, state.queued)
  const { newer, request } = state
  const effects: FieldEffect[] = []
  if (stop?.failure !== undefined && !request.isQuiet)
    effects.push({ type: 'announceFailure', failure: stop.failure })
  const problem = stop?.problem ?? null
  if (newer === 'invalid' && state.problem !== null)
    return to({ ...edited, status: 'invalid', problem: state.problem }, ...effects)
  if (newer !== 'none' || stop === null)
    return to({ ...edited, status: 'typing', problem }, ...effects)
  if (stop.status !== 'waiting')
    return to({ ...edited, status: stop.status, problem: stop.problem }, ...effects)
  const { attempts } = request
  const delay = Math.max(retryDelay(attempts), stop.failure?.retryAfter ?? 0)
  return to(
    { ...edited, status: 'waiting', problem: stop.problem, attempts },
    { type: 'startTimer', delay },
    ...effects,
  )
}

const sendQueued = ({ newer }: InFlight, edited: Edited, queued: InFlight['request']) =>
  send(edited, queued, newer === 'typing' ? 'typing' : 'none')
