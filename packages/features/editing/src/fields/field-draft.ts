import { atom, type createStore } from 'jotai'
import { type EditedPlace, thisPage, type UnsavedEdit } from '../unsaved/unsaved-edit'
import { dropEditAtom, keepEditAtom } from '../unsaved/unsaved-edits'
import { type FieldRules, type FieldState, type Known, newerOf, untouched } from './field-state'

export type Store = ReturnType<typeof createStore>

/** What a field holds: what is saved of it, and what was typed, which this browser keeps. */
export class FieldDraft {
  readonly stateAtom = atom<FieldState>(untouched)
  /** As the newest render gave them. */
  rules: FieldRules | null = null
  readonly #place: EditedPlace
  readonly #store: Store

  constructor(place: EditedPlace, store: Store) {
    this.#place = place
    this.#store = store
  }

  get state(): FieldState {
    return this.#store.get(this.stateAtom)
  }
  patch(change: Partial<FieldState>): void {
    this.#store.set(this.stateAtom, { ...this.state, ...change })
  }
  get isLoaded(): boolean {
    return this.rules !== null && this.rules.known.revision > 0
  }
  get known(): Known {
    return newerOf(this.rules?.known ?? { value: undefined, revision: 0 }, this.state.learnt)
  }
  /** The revision that is changed. */
  get base(): number {
    return this.state.draft?.base ?? this.known.revision
  }
  /** A draft as it would be sent; as it is where it can't be. */
  sendable(draft: unknown): unknown {
    const checked = this.rules?.check(draft)
    return checked?.isGood ? checked.value : draft
  }
  /** What is saved, as it would be sent. */
  resent(saved: unknown): unknown {
    return this.sendable(this.rules?.read(saved))
  }

  /** Takes what was typed. */
  change(value: unknown): void {
    const { draft, phase } = this.state
    // What a clock that was set back says is newer all the same.
    const at = Math.max(Date.now(), (draft?.at ?? 0) + 1)
    this.#keep({ ...this.#place, value, base: this.base, at, by: thisPage })
    this.patch({ phase: phase === 'saved' ? 'unchanged' : phase })
  }
  /** What was typed now changes what was learnt: it is newer than that. */
  rebase(learnt: Known): void {
    const { draft } = this.state
    this.patch({ ...untouched, draft, learnt })
    if (draft !== null) this.#keep({ ...draft, base: learnt.revision, by: thisPage })
  }
  /** Takes what was kept before or in another tab, unless something newer is here. */
  take(edit: UnsavedEdit, why: Pick<FieldState, 'reason' | 'retry'>): boolean {
    const { draft } = this.state
    const isNews = draft === null || edit.at > draft.at
    if (isNews) this.patch({ draft: edit, phase: 'failed', theirs: null, ...why })
    return isNews
  }
  /** Forgets what was typed: it is saved, or given up. */
  drop(change: Partial<FieldState>): void {
    const { draft } = this.state
    // The storage tells its listeners at once: by then it is known here.
    this.patch({ draft: null, reason: undefined, theirs: null, retry: null, ...change })
    if (draft !== null) this.#store.set(dropEditAtom, draft)
  }
  #keep(edit: UnsavedEdit): void {
    this.patch({ draft: edit })
    this.#store.set(keepEditAtom, edit)
  }
}
