import type { SavePhase } from '@edbazaar/ui/SaveState'
import type { UnsavedEdit } from '../unsaved/unsaved-edit'
import type { SaveFailure } from './save-failure'

/** A value on the server, and the revision of the entity that it belongs to. */
export interface SavedValue {
  value: unknown
  revision: number
}

export interface SaveResult {
  revision: number
  /** The value as the server stored it, if the API returns it. */
  value?: unknown
}

/** A draft after validation, with the value as the API receives it. */
export type Validation =
  | { isValid: true; value: unknown; save: (revision: number) => Promise<SaveResult> }
  | { isValid: false; message: string }

/** How a field is read, validated and saved. */
export interface FieldRules {
  /** The value that the page was loaded with. */
  loaded: SavedValue
  validate: (draft: unknown) => Validation
  read: (stored: unknown) => unknown
  /** Fetches the current value from the server. */
  reload: () => Promise<SavedValue>
  onSaved: (value: unknown) => void
  onFailed: (failure: SaveFailure, cause: unknown) => void
}

/**
 * What triggers the retry of a failed save: `backoff` a timer, a new connection or the user's return;
 * `sign-in` a new session; `focus` the user's return from the tab that holds the edit.
 */
export type RetryTrigger = 'backoff' | 'sign-in' | 'focus'

export interface FieldState {
  /** The user's input until it is saved. */
  draft: UnsavedEdit | null
  phase: SavePhase
  /** Why the last save failed. */
  error?: string | undefined
  /** The conflicting value on the server. */
  theirs: SavedValue | null
  /** The newest server value seen since the page was loaded. */
  latest: SavedValue | null
  retry: RetryTrigger | null
}

export const idleState: FieldState = {
  draft: null,
  phase: 'unchanged',
  theirs: null,
  latest: null,
  retry: null,
}

export const newestOf = (loaded: SavedValue, latest: SavedValue | null): SavedValue =>
  latest !== null && latest.revision >= loaded.revision ? latest : loaded

/** Compares as JSON, which is what the API receives. */
export const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
