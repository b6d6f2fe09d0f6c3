import type { ApiError } from '@edbazaar/api-client'
import { atom, type createStore } from 'jotai'
import type { FieldEffect, FieldEvent } from './field-events'
import { reduceField } from './field-machine'
import type { FieldRules } from './field-rules'
import {
  type Draft,
  type FieldState,
  isInFlight,
  type SavedValue,
  type SaveFailure,
} from './field-state'
import { saveFailureOf } from './save-failure'

export type Store = ReturnType<typeof createStore>

export interface SaveResult {
  revision: number
  /** The value as the server stored it, if the API returns it. */
  value?: unknown
}

/** The props that a field gets from its component. */
export interface FieldProps {
  /** The value that the page was loaded with. */
  loaded: SavedValue
  rules: FieldRules
  /** Saves a draft that is valid. */
  save: (input: unknown, revision: number) => Promise<SaveResult>
  /** Fetches the current value from the server. */
  reload: () => Promise<SavedValue>
  onSaved: (value: unknown) => void
  onFailed: (failure: SaveFailure) => void
  /** Writes the message of an API error. */
  apiErrorMessage: (error: ApiError) => string
}

interface FieldRunnerOptions {
  store: Store
  initial: FieldState
  props: FieldProps
  /** Whether requests can be sent. */
  isSignedIn: () => boolean
  storeDraft: (draft: Draft) => void
  dropDraft: (draft: Draft) => void
  /** Called when a request has ended and no other one follows. */
  onRequestEnd: () => void
}

/** Runs the auto-save machine of one field: sends its requests, stores its drafts, starts its timer. */
export class FieldRunner {
  readonly stateAtom
  readonly #options: FieldRunnerOptions
  #props: FieldProps
  #timer: ReturnType<typeof setTimeout> | undefined
  #hasTimer = true
  #isAttached = false

  constructor(options: FieldRunnerOptions) {
    this.#options = options
    this.#props = options.props
    this.stateAtom = atom<FieldState>(options.initial)
  }

  get state(): FieldState {
    return this.#options.store.get(this.stateAtom)
  }

  /** Lets a component edit the field until it calls the returned function. */
  attach(): () => void {
    if (this.#isAttached)
      throw new Error(
        'Two components edit the same field, so each would save what the other has typed. Render the field once and pass its value to other components.',
      )
    this.#isAttached = true
    this.dispatch({ type: 'returned' })
    return () => {
      this.#isAttached = false
      this.dispatch({ type: 'closed' })
    }
  }
  /** Takes the callbacks and the loaded value of the newest render. */
  update(props: FieldProps): void {
    this.#props = props
    this.dispatch({ type: 'loaded', saved: props.loaded })
  }

  dispatch(event: FieldEvent): void {
    const before = this.state
    const { state, effects } = reduceField(before, event, this.#props.rules)
    // Storage listeners run synchronously, so the state must be updated first.
    if (state !== before) this.#options.store.set(this.stateAtom, state)
    for (const effect of effects) this.#run(effect)
    if (isInFlight(before) && !isInFlight(state)) this.#options.onRequestEnd()
  }

  /** Allows automatic retries at intervals, which are allowed from the start. */
  startTimers(): void {
    this.#hasTimer = true
  }
  stopTimers(): void {
    this.#hasTimer = false
    clearTimeout(this.#timer)
  }

  #run(effect: FieldEffect): void {
    const { type } = effect
    if (type === 'save') void this.#save(effect)
    else if (type === 'compare') void this.#compare()
    else if (type === 'refresh') void this.#refresh()
    else if (type === 'startTimer') this.#startTimer(effect.delay)
    else if (type === 'storeDraft') this.#options.storeDraft(effect.draft)
    else if (type === 'dropDraft') this.#options.dropDraft(effect.draft)
    else if (type === 'announceSaved') this.#props.onSaved(effect.value)
    else this.#props.onFailed(effect.failure)
  }
  async #save({ input, revision }: Extract<FieldEffect, { type: 'save' }>): Promise<void> {
    if (!this.#options.isSignedIn()) return this.dispatch({ type: 'unsent' })
    const sent = this.#props.save(input, revision)
    this.dispatch(
      await sent.then(savedEvent, (cause) => failureEvent(cause, this.#props.apiErrorMessage)),
    )
  }
  async #compare(): Promise<void> {
    const theirs = await this.#reload()
    this.dispatch(theirs === null ? { type: 'compareFailed' } : { type: 'compared', theirs })
  }
  async #refresh(): Promise<void> {
    if (!this.#options.isSignedIn()) return
    const saved = await this.#reload()
    if (saved !== null) this.dispatch({ type: 'refreshed', saved })
  }
  #reload(): Promise<SavedValue | null> {
    return this.#props.reload().catch(() => null)
  }
  #startTimer(delay: number): void {
    if (!this.#hasTimer) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.dispatch({ type: 'timerFired' }), delay)
  }
}

const savedEvent = ({ value, revision }: SaveResult): FieldEvent => ({
  type: 'saved',
  result: { value, revision },
})

const failureTypes = {
  temporary: 'unavailable',
  'sign-in': 'unauthenticated',
  conflict: 'conflicted',
  rejected: 'refused',
} as const

function failureEvent(cause: unknown, apiErrorMessage: FieldProps['apiErrorMessage']): FieldEvent {
  const failure = saveFailureOf(cause, apiErrorMessage)
  return { type: failureTypes[failure.kind], failure }
}
