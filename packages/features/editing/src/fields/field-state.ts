import type { SavePhase } from '@edbazaar/ui/SaveState'
import type { UnsavedEdit } from '../unsaved/unsaved-edit'
import type { Refusal } from './refusal'

/** What is saved, and as of which revision of the whole. */
export interface Known {
  value: unknown
  revision: number
}

export interface Saved {
  revision: number
  /** As it was kept, where the API tells. */
  value?: unknown
}

/** What was typed, as the API would get it. */
export type Checked =
  | { isGood: true; value: unknown; save: (revision: number) => Promise<Saved> }
  | { isGood: false; words: string }

/** How a field is checked, read and saved, and what its page says is saved. */
export interface FieldRules {
  known: Known
  check: (draft: unknown) => Checked
  read: (kept: unknown) => unknown
  /** As it is saved now, asked anew. */
  reload: () => Promise<Known>
  onSaved: (value: unknown) => void
  onFailed: (refusal: Refusal, cause: unknown) => void
}

/**
 * When what is not saved is tried again: after a while, after signing in, or when the reader comes
 * here from the tab in which it was typed.
 */
export type Retry = 'wait' | 'sign-in' | 'focus'

export interface FieldState {
  /** As it was typed, until it is saved. */
  draft: UnsavedEdit | null
  phase: SavePhase
  /** Why it is not saved. */
  reason?: string | undefined
  /** What somebody else has made of it meanwhile. */
  theirs: Known | null
  /** What was saved here or learnt from the API, since the page was loaded. */
  learnt: Known | null
  retry: Retry | null
}

export const untouched: FieldState = {
  draft: null,
  phase: 'unchanged',
  theirs: null,
  learnt: null,
  retry: null,
}

/** The newer of what was loaded and what was learnt since. */
export const newerOf = (loaded: Known, learnt: Known | null): Known =>
  learnt !== null && learnt.revision >= loaded.revision ? learnt : loaded

/** Whether two values are the same for the API, which gets them as JSON. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
