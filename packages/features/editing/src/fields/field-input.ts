import type { FieldEffect, FieldEvent } from './field-events'
import { type FieldRules, isSameAsSaved } from './field-rules'
import {
  cleanState,
  type Edited,
  type EditedIdle,
  type FieldState,
  type InFlight,
  isEdited,
  isInFlight,
  isSameValue,
  type NewerInput,
  rebase,
  type Save,
} from './field-state'

/** The next state, and what the environment has to do. */
export interface Transition {
  state: FieldState
  effects: readonly FieldEffect[]
}

export const to = (state: FieldState, ...effects: FieldEffect[]): Transition => ({ state, effects })

interface CommitOptions extends Pick<Save, 'isQuiet' | 'attempts'> {
  /** Whether a value that is the same as the saved one is sent too. */
  isForced?: boolean
}

const byUser: CommitOptions = { isQuiet: false, attempts: 0 }

/** New input. Nothing is sent while the user is typing. */
export function type(
  state: FieldState,
  { value, at }: Extract<FieldEvent, { type: 'typed' | 'submitted' }>,
): Transition & { state: EditedIdle | InFlight } {
  const { saved } = state
  if (!isEdited(state)) {
    const draft = { value, base: saved.revision, baseValue: saved.value, at }
    const typing = { status: 'typing', saved, draft, unconfirmed: null, problem: null } as const
    return { state: typing, effects: [{ type: 'storeDraft', draft }] }
  }
  // Each edit must be newer than the last one, even if the clock was set back.
  const draft = { ...state.draft, value, at: Math.max(at, state.draft.at + 1) }
  const effects: FieldEffect[] = [{ type: 'storeDraft', draft }]
  if (isInFlight(state)) return { state: { ...state, draft, newer: 'typing' }, effects }
  if (state.status === 'conflict') return { state: { ...state, draft }, effects }
  const { unconfirmed, problem } = state
  return { state: { status: 'typing', saved, draft, unconfirmed, problem }, effects }
}

/** Validates and saves what the user has left. */
export function leave(state: FieldState, rules: FieldRules): Transition {
  if (!isEdited(state) || state.status === 'conflict') return to(state)
  return isInFlight(state) ? queue(state, rules) : commit(state, byUser, rules)
}

/** Leaves a field that the user is still typing in. */
export function close(state: FieldState, rules: FieldRules): Transition {
  const isTyping = isInFlight(state) ? state.newer === 'typing' : state.status === 'typing'
  return isTyping ? leave(state, rules) : to(state)
}

export function submit(
  state: FieldState,
  event: Extract<FieldEvent, { type: 'submitted' }>,
  rules: FieldRules,
): Transition {
  if (state.status === 'conflict') return to(state)
  const typed = type(state, event)
  const submitted = isInFlight(typed.state)
    ? queue(typed.state, rules)
    : commit(typed.state, { ...byUser, isForced: true }, rules)
  return to(submitted.state, ...typed.effects, ...submitted.effects)
}

/** Retries a save that waits for this event. */
export function retry(
  state: FieldState,
  event: 'timerFired' | 'returned' | 'signedIn',
  rules: FieldRules,
): Transition {
  const { status } = state
  if (status === 'waiting' && event !== 'signedIn') {
    const attempts = event === 'timerFired' ? state.attempts + 1 : 0
    return commit(state, { isQuiet: true, attempts }, rules)
  }
  const isRetried =
    (status === 'otherTab' && event === 'returned') ||
    (status === 'signedOut' && event === 'signedIn')
  return isRetried ? commit(state, { isQuiet: true, attempts: 0 }, rules) : to(state)
}

/** Saves on top of the conflicting value, which it replaces. */
export function keepMine(state: FieldState, rules: FieldRules): Transition {
  if (state.status !== 'conflict') return to(state)
  const { theirs, unconfirmed } = state
  const draft = rebase(state.draft, theirs)
  const kept = commit({ saved: theirs, draft, unconfirmed }, byUser, rules)
  return to(kept.state, { type: 'storeDraft', draft }, ...kept.effects)
}

export function takeTheirs(state: FieldState): Transition {
  if (state.status !== 'conflict') return to(state)
  return to(cleanState(state.theirs), { type: 'dropDraft', draft: state.draft })
}

/** Sends the draft, unless it is invalid or the same as the saved value. */
function commit(
  { saved, draft, unconfirmed }: Edited,
  { isQuiet, attempts, isForced = false }: CommitOptions,
  rules: FieldRules,
): Transition {
  const validation = rules.validate(draft.value)
  const value = validation.isValid ? validation.value : draft.value
  if (!isForced && isSameAsSaved(rules, value, saved))
    return to(cleanState(saved), { type: 'dropDraft', draft })
  const edited: Edited = { saved, draft, unconfirmed }
  if (!validation.isValid)
    return to({ ...edited, status: 'invalid', problem: { text: validation.message } })
  return send(edited, { input: draft.value, value, isQuiet, isRebased: false, attempts })
}

/** Starts a request; `newer` is what the user has typed after its value. */
export function send(
  { saved, draft, unconfirmed }: Edited,
  request: Save,
  newer: NewerInput = 'none',
  problem: InFlight['problem'] = null,
): Transition {
  return to(
    { status: 'saving', saved, draft, unconfirmed, request, newer, queued: null, problem },
    { type: 'save', input: request.input, revision: draft.base },
  )
}

/** Keeps what the user has left until the running request has ended. */
function queue(state: InFlight, rules: FieldRules): Transition {
  if (state.newer !== 'typing') return to(state)
  const validation = rules.validate(state.draft.value)
  if (!validation.isValid) {
    const problem = { text: validation.message }
    return to({ ...state, newer: 'invalid', queued: null, problem })
  }
  const { value } = validation
  if (isSameValue(value, state.request.value))
    return to({ ...state, newer: 'none', queued: null, problem: null })
  const input = state.draft.value
  const queued: Save = { input, value, isQuiet: false, isRebased: false, attempts: 0 }
  return to({ ...state, newer: 'queued', queued, problem: null })
}
