import { atom, type createStore } from 'jotai'
import { type EditedFieldRef, thisPage, type UnsavedEdit } from '../unsaved/unsaved-edit'
import { removeEditAtom, storeEditAtom } from '../unsaved/unsaved-edits'
import {
  type FieldRules,
  type FieldState,
  idleState,
  newestOf,
  type SavedValue,
} from './field-state'

export type Store = ReturnType<typeof createStore>

/** The state of one field: its saved value and the user's unsaved input, which is also stored. */
export class FieldDraft {
  readonly stateAtom = atom<FieldState>(idleState)
  /** Set after each render. */
  rules: FieldRules | null = null
  readonly #field: EditedFieldRef
  readonly #store: Store

  constructor(field: EditedFieldRef, store: Store) {
    this.#field = field
    this.#store = store
  }

  get state(): FieldState {
    return this.#store.get(this.stateAtom)
  }
  patch(change: Partial<FieldState>): void {
    this.#store.set(this.stateAtom, { ...this.state, ...change })
  }
  get isLoaded(): boolean {
    return this.rules !== null && this.rules.loaded.revision > 0
  }
  get saved(): SavedValue {
    return newestOf(this.rules?.loaded ?? { value: undefined, revision: 0 }, this.state.latest)
  }
  /** The revision that the draft is based on. */
  get base(): number {
    return this.state.draft?.base ?? this.saved.revision
  }
  /** The value that the API would receive for a draft, or the draft itself if it is invalid. */
  valueToSend(draft: unknown): unknown {
    const validation = this.rules?.validate(draft)
    return validation?.isValid ? validation.value : draft
  }
  /** A saved value as the API would receive it, for comparison with a draft. */
  normalise(saved: unknown): unknown {
    return this.valueToSend(this.rules?.read(saved))
  }

  change(value: unknown): void {
    const { draft, phase } = this.state
    // Each edit must be newer than the last one, even if the clock was set back.
    const at = Math.max(Date.now(), (draft?.at ?? 0) + 1)
    this.#setDraft({ ...this.#field, value, base: this.base, at, by: thisPage })
    this.patch({ phase: phase === 'saved' ? 'unchanged' : phase })
  }
  /** Bases the draft on a newer server value. */
  rebase(latest: SavedValue): void {
    const { draft } = this.state
    this.patch({ ...idleState, draft, latest })
    if (draft !== null) this.#setDraft({ ...draft, base: latest.revision, by: thisPage })
  }
  /** Adopts an edit from storage or another tab, unless the current draft is newer. */
  adopt(edit: UnsavedEdit, why: Pick<FieldState, 'error' | 'retry'>): boolean {
    const { draft } = this.state
    const isNewer = draft === null || edit.at > draft.at
    if (isNewer) this.patch({ draft: edit, phase: 'failed', theirs: null, ...why })
    return isNewer
  }
  /** Removes the draft after it was saved or discarded. */
  drop(change: Partial<FieldState>): void {
    const { draft } = this.state
    // Storage listeners run synchronously, so the state must be updated first.
    this.patch({ draft: null, error: undefined, theirs: null, retry: null, ...change })
    if (draft !== null) this.#store.set(removeEditAtom, draft)
  }
  #setDraft(edit: UnsavedEdit): void {
    this.patch({ draft: edit })
    this.#store.set(storeEditAtom, edit)
  }
}
