/** A value on the server, and the revision of the entity that it belongs to. */
export interface SavedValue {
  value: unknown
  revision: number
}

/** The user's input for a field until it is saved. */
export interface Draft {
  value: unknown
  /** The revision that the input is based on. */
  base: number
  /** The saved value that the input is based on; absent in drafts of earlier versions of the app. */
  baseValue?: unknown
  /** Time of the last change, in milliseconds since 1970. */
  at: number
}

/** The reason why input is not saved: a known reason, or a text of the API or of a validation. */
export type Problem =
  | 'unreachable'
  | 'busy'
  | 'failed'
  | 'signInAgain'
  | 'restored'
  | 'otherTab'
  | 'changedElsewhere'
  | { readonly text: string }

/** The reason why a save failed, and what can be done about it. */
export interface SaveFailure {
  /**
   * `temporary`: retried automatically. `sign-in`: retried after signing in. `conflict`: the value
   * was changed elsewhere. `rejected`: needs another value.
   */
  kind: 'temporary' | 'sign-in' | 'conflict' | 'rejected'
  problem: Problem
  /** Minimum milliseconds before a retry, if the API set one. */
  retryAfter?: number
  /** The error of the request. */
  cause: unknown
}

/** One request that saves a value, and its retries. */
export interface Save {
  /** The draft that is saved. */
  input: unknown
  /** Its value as the API receives it. */
  value: unknown
  /** Whether a failure is shown at the field only: automatic retries fail quietly. */
  isQuiet: boolean
  /** Whether this is the one retry on the revision that a conflict returned. */
  isRebased: boolean
  /** Number of automatic retries before this one. */
  attempts: number
}

interface Unedited {
  saved: SavedValue
}

export interface Edited extends Unedited {
  draft: Draft
  /** The last value that may or may not have reached the server. */
  unconfirmed: { readonly value: unknown } | null
}

/** The input of the user since a request started. */
export type NewerInput = 'none' | 'typing' | 'queued' | 'invalid'

interface Requesting extends Edited {
  request: Save
  newer: NewerInput
  /** The save that follows the request. */
  queued: Save | null
  /** The reason why newer input cannot be saved. */
  problem: Problem | null
}

/** The request is running. */
type Saving = Requesting & { status: 'saving' }
/** The API reported a conflict; the current value is being loaded, to compare it. */
type Comparing = Requesting & { status: 'comparing'; refusal: SaveFailure }

export type InFlight = Saving | Comparing

/** Nothing is unsaved; `saved` right after a save. */
type Settled = Unedited & { status: 'clean' | 'saved' }
/** The user has not left the field. The problem is that of an earlier attempt. */
type Typing = Edited & { status: 'typing'; problem: Problem | null }
/** The save waits: for another value, for a sign-in, or for the tab that holds a newer edit. */
type Stopped = Edited & {
  status: 'invalid' | 'refused' | 'signedOut' | 'otherTab'
  problem: Problem
}
/** The save is retried automatically. */
type Waiting = Edited & { status: 'waiting'; problem: Problem; attempts: number }
/** Another user changed the value; this user chooses one of the two. */
type Conflicting = Edited & { status: 'conflict'; problem: Problem; theirs: SavedValue }

export type EditedIdle = Typing | Stopped | Waiting | Conflicting

/** The state of one field. `field-table.ts` lists what each event does in each state. */
export type FieldState = Settled | EditedIdle | InFlight

/** Keeps the input, and replaces the saved value that it is based on. */
export const rebase = (draft: Draft, { value, revision }: SavedValue): Draft => ({
  ...draft,
  base: revision,
  baseValue: value,
})

export const cleanState = (saved: SavedValue): FieldState => ({ status: 'clean', saved })

export const isInFlight = (state: FieldState): state is InFlight =>
  state.status === 'saving' || state.status === 'comparing'

export const isEdited = (state: FieldState): state is EditedIdle | InFlight => 'draft' in state

/** Compares as JSON, which is what the API receives. */
export const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
