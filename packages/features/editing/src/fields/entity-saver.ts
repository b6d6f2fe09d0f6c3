import { sessionAtom } from '@edbazaar/feature-session'
import { atom } from 'jotai'
import { retryDelay } from '../retry-delay'
import { type EditedKind, isSameField } from '../unsaved/unsaved-edit'
import { unsavedEditsAtom } from '../unsaved/unsaved-edits'
import { FieldDraft, type Store } from './field-draft'
import { FieldSaver } from './field-saver'
import type { RetryTrigger } from './field-state'

interface EntitySaverOptions {
  store: Store
  user: number
  kind: EditedKind
  id: number
}

/** Saves the fields of one school, store, product or profile. */
export class EntitySaver {
  readonly #options: EntitySaverOptions
  readonly #fields = new Map<string, FieldSaver>()
  readonly #fieldsAtom = atom<readonly FieldSaver[]>([])
  /** The state of every field that has been rendered. */
  readonly statesAtom = atom((get) =>
    get(this.#fieldsAtom).map(({ draft }) => get(draft.stateAtom)),
  )
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempts = 0

  constructor(options: EntitySaverOptions) {
    this.#options = options
  }

  /** The saver of a field; created when the field is first rendered. */
  field(name: string): FieldSaver {
    const existing = this.#fields.get(name)
    if (existing) return existing
    const { store, user, kind, id } = this.#options
    const draft = new FieldDraft({ user, kind, id, field: name }, store)
    const created = new FieldSaver(draft, this.#isSignedIn)
    this.#fields.set(name, created)
    this.#restore(name, created)
    // Deferred: atoms must not be set during a render.
    queueMicrotask(() => store.set(this.#fieldsAtom, [...this.#fields.values()]))
    return created
  }

  /** Starts automatic retries; returns a function that stops them. */
  start(): () => void {
    const { store } = this.#options
    const cleanups = [
      store.sub(unsavedEditsAtom, this.#syncWithStorage),
      store.sub(sessionAtom, () => this.#isSignedIn() && this.#retry('sign-in')),
      on('online', this.#retryNow),
      on('focus', this.#retryNow),
    ]
    // Storage may have changed since the fields were created.
    for (const [name, field] of this.#fields) this.#restore(name, field)
    this.#retry('backoff')
    this.#schedule()
    return () => {
      clearTimeout(this.#timer)
      for (const cleanUp of cleanups) cleanUp()
    }
  }

  readonly #isSignedIn = () => {
    const { store, user } = this.#options
    return store.get(sessionAtom)?.user.id === user
  }
  #storedEdit(field: string) {
    const { store, user, kind, id } = this.#options
    return store.get(unsavedEditsAtom).find((edit) => isSameField(edit, { user, kind, id, field }))
  }
  #restore(name: string, field: FieldSaver): void {
    const stored = this.#storedEdit(name)
    if (stored) field.restore(stored)
  }
  readonly #syncWithStorage = () => {
    for (const [name, field] of this.#fields) field.syncWithStorage(this.#storedEdit(name))
  }
  #retry(trigger: RetryTrigger): void {
    for (const field of this.#fields.values()) field.retry(trigger)
  }
  readonly #retryNow = () => {
    this.#attempts = 0
    this.#retry('backoff')
    this.#retry('focus')
    if (this.#isSignedIn()) this.#retry('sign-in')
  }
  #schedule(): void {
    this.#timer = setTimeout(() => {
      const isAnyWaiting = [...this.#fields.values()].some(
        ({ draft }) => draft.state.retry === 'backoff',
      )
      this.#attempts = isAnyWaiting ? this.#attempts + 1 : 0
      this.#retry('backoff')
      this.#schedule()
    }, retryDelay(this.#attempts))
  }
}

function on(event: 'online' | 'focus', listener: () => void): () => void {
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}
