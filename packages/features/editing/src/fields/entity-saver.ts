import { sessionAtom } from '@edbazaar/feature-session'
import { atom } from 'jotai'
import { type EditedKind, isSamePlace } from '../unsaved/unsaved-edit'
import { unsavedEditsAtom } from '../unsaved/unsaved-edits'
import { waitBefore } from '../waits'
import { FieldDraft, type Store } from './field-draft'
import { FieldSaver } from './field-saver'
import type { Retry } from './field-state'

interface EntitySaverOptions {
  store: Store
  user: number
  kind: EditedKind
  id: number
}

/** Saves the fields of one school, store or product. */
export class EntitySaver {
  readonly #options: EntitySaverOptions
  readonly #fields = new Map<string, FieldSaver>()
  readonly #fieldsAtom = atom<readonly FieldSaver[]>([])
  /** The state of every field that was shown. */
  readonly statesAtom = atom((get) =>
    get(this.#fieldsAtom).map(({ draft }) => get(draft.stateAtom)),
  )
  #timer: ReturnType<typeof setTimeout> | undefined
  #attempts = 0

  constructor(options: EntitySaverOptions) {
    this.#options = options
  }

  /** The field's own; fields are made when they are first shown. */
  field(name: string): FieldSaver {
    const opened = this.#fields.get(name)
    if (opened) return opened
    const { store, user, kind, id } = this.#options
    const draft = new FieldDraft({ user, kind, id, field: name }, store)
    const made = new FieldSaver(draft, this.#isSignedIn)
    this.#fields.set(name, made)
    this.#restore(name, made)
    // Not while something renders.
    queueMicrotask(() => store.set(this.#fieldsAtom, [...this.#fields.values()]))
    return made
  }

  /** Tries again while something shows it; gives what ends that. */
  start(): () => void {
    const { store } = this.#options
    const ends = [
      store.sub(unsavedEditsAtom, this.#follow),
      store.sub(sessionAtom, () => this.#isSignedIn() && this.#retry('sign-in')),
      on('online', this.#retryNow),
      on('focus', this.#retryNow),
    ]
    // Whatever was kept since this browser's storage was read for the first time.
    for (const [name, field] of this.#fields) this.#restore(name, field)
    this.#retry('wait')
    this.#schedule()
    return () => {
      clearTimeout(this.#timer)
      for (const end of ends) end()
    }
  }

  readonly #isSignedIn = () => {
    const { store, user } = this.#options
    return store.get(sessionAtom)?.user.id === user
  }
  #keptOf(field: string) {
    const { store, user, kind, id } = this.#options
    return store.get(unsavedEditsAtom).find((edit) => isSamePlace(edit, { user, kind, id, field }))
  }
  #restore(name: string, field: FieldSaver): void {
    const kept = this.#keptOf(name)
    if (kept) field.restore(kept)
  }
  readonly #follow = () => {
    for (const [name, field] of this.#fields) field.follow(this.#keptOf(name))
  }
  #retry(kind: Retry): void {
    for (const field of this.#fields.values()) field.retry(kind)
  }
  readonly #retryNow = () => {
    this.#attempts = 0
    this.#retry('wait')
    this.#retry('focus')
    if (this.#isSignedIn()) this.#retry('sign-in')
  }
  #schedule(): void {
    this.#timer = setTimeout(() => {
      const isAnyWaiting = [...this.#fields.values()].some(
        ({ draft }) => draft.state.retry === 'wait',
      )
      this.#attempts = isAnyWaiting ? this.#attempts + 1 : 0
      this.#retry('wait')
      this.#schedule()
    }, waitBefore(this.#attempts))
  }
}

function on(event: 'online' | 'focus', listener: () => void): () => void {
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}
