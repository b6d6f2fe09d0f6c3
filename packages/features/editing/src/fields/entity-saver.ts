import { sessionAtom } from '@edbazaar/feature-platform'
import { atom } from 'jotai'
import { type EditedKind, isSameField, thisPage, type UnsavedEdit } from '../unsaved/unsaved-edit'
import { removeEditAtom, storeEditAtom, unsavedEditsAtom } from '../unsaved/unsaved-edits'
import { phaseOf } from './field-machine'
import { type FieldProps, FieldRunner, type Store } from './field-runner'
import { cleanState, type Draft, isEdited, isInFlight } from './field-state'
import { restore } from './field-sync'

interface EntitySaverOptions {
  store: Store
  user: number
  kind: EditedKind
  id: number
}

/** Saves the fields of one school, store, product or profile, and keeps their drafts in storage. */
export class EntitySaver {
  readonly #options: EntitySaverOptions
  readonly #fields = new Map<string, FieldRunner>()
  readonly #fieldsAtom = atom<readonly FieldRunner[]>([])
  /** The fields of which storage held an edit at the last check. */
  readonly #stored = new Set<string>()
  /** The state of every field that has been rendered. */
  readonly statesAtom = atom((get) => get(this.#fieldsAtom).map(({ stateAtom }) => get(stateAtom)))
  /** Number of fields whose save failed. */
  readonly failedCountAtom = atom(
    (get) => get(this.statesAtom).filter((state) => phaseOf(state) === 'failed').length,
  )
  /** Number of fields with unsaved input, including those being typed or saved. */
  readonly changedCountAtom = atom((get) => get(this.statesAtom).filter(isEdited).length)

  constructor(options: EntitySaverOptions) {
    this.#options = options
  }

  /** The runner of a field; created when the field is first rendered. */
  field(name: string, props: FieldProps): FieldRunner {
    const existing = this.#fields.get(name)
    if (existing) return existing
    const { store } = this.#options
    const clean = cleanState(props.loaded)
    const stored = this.#storedEdit(name)
    if (stored) this.#stored.add(name)
    const created = new FieldRunner({
      store,
      initial: stored ? restore(clean, stored).state : clean,
      props,
      isSignedIn: this.#isSignedIn,
      storeDraft: (draft) => store.set(storeEditAtom, this.#editOf(name, draft)),
      dropDraft: (draft) => store.set(removeEditAtom, this.#editOf(name, draft)),
      onRequestEnd: () => this.#syncWithStorage(name),
    })
    this.#fields.set(name, created)
    // Deferred: atoms must not be set during a render.
    queueMicrotask(() => store.set(this.#fieldsAtom, [...this.#fields.values()]))
    return created
  }

  /** Resolves once no field is being saved. */
  settled(): Promise<void> {
    const { store } = this.#options
    const isSaving = () => store.get(this.statesAtom).some(isInFlight)
    return new Promise((resolve) => {
      if (!isSaving()) return resolve()
      const stop = store.sub(this.statesAtom, () => {
        if (isSaving()) return
        stop()
        resolve()
      })
    })
  }

  /** Starts automatic retries; returns a function that stops them. */
  start(): () => void {
    const { store } = this.#options
    const cleanups = [
      store.sub(unsavedEditsAtom, () => {
        for (const name of this.#fields.keys()) this.#syncWithStorage(name)
      }),
      store.sub(sessionAtom, this.#retryIfSignedIn),
      on('online', this.#retryNow),
      on('focus', this.#retryNow),
    ]
    // Storage may have changed since the fields were created.
    for (const [name, field] of this.#fields) {
      field.startTimers()
      const stored = this.#storedEdit(name)
      if (stored) field.dispatch({ type: 'restored', draft: stored })
    }
    this.#retryNow()
    return () => {
      for (const field of this.#fields.values()) field.stopTimers()
      for (const cleanUp of cleanups) cleanUp()
    }
  }

  readonly #isSignedIn = () => {
    const { store, user } = this.#options
    return store.get(sessionAtom)?.user.id === user
  }
  #editOf(field: string, { value, base, baseValue, at }: Draft): UnsavedEdit {
    const { user, kind, id } = this.#options
    return { user, kind, id, field, value, base, baseValue, at, by: thisPage }
  }
  #storedEdit(field: string): UnsavedEdit | undefined {
    const { store, user, kind, id } = this.#options
    return store.get(unsavedEditsAtom).find((edit) => isSameField(edit, { user, kind, id, field }))
  }
  /** Follows a change of storage: another tab has a newer edit, or has saved or discarded its edit. */
  #syncWithStorage(name: string): void {
    const stored = this.#storedEdit(name)
    const isRemoved = this.#stored.has(name) && stored === undefined
    if (stored) this.#stored.add(name)
    else this.#stored.delete(name)
    const field = this.#fields.get(name)
    if (stored && stored.by !== thisPage) field?.dispatch({ type: 'otherTabTyped', draft: stored })
    else if (isRemoved) field?.dispatch({ type: 'otherTabDone' })
  }
  readonly #retryIfSignedIn = () => {
    if (!this.#isSignedIn()) return
    for (const field of this.#fields.values()) field.dispatch({ type: 'signedIn' })
  }
  readonly #retryNow = () => {
    for (const field of this.#fields.values()) field.dispatch({ type: 'returned' })
    this.#retryIfSignedIn()
  }
}

function on(event: 'online' | 'focus', listener: () => void): () => void {
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}
