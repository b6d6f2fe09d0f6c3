import { sessionAtom } from '@edbazaar/feature-session'
import { atom, type createStore, type PrimitiveAtom } from 'jotai'
import { messages } from '../messages'
import { type EditedKind, isSamePlace, thisPage } from '../unsaved/unsaved-edit'
import { unsavedEditsAtom } from '../unsaved/unsaved-edits'
import { createFieldSaver, type FieldSaver, type FieldState } from './field-saver'

type Store = ReturnType<typeof createStore>

interface EntitySaverOptions {
  store: Store
  user: number
  kind: EditedKind
  id: number
}

/** Milliseconds until what was not saved is tried again: longer each time, up to a minute. */
const waits = [5_000, 10_000, 20_000, 40_000, 60_000] as const

/** Saves the fields of one school, store or product. */
export function createEntitySaver({ store, user, kind, id }: EntitySaverOptions) {
  const fields = new Map<string, FieldSaver>()
  const fieldsAtom: PrimitiveAtom<readonly FieldSaver[]> = atom<readonly FieldSaver[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0

  const isSignedIn = () => store.get(sessionAtom)?.user.id === user
  const keptOf = (field: string) =>
    store.get(unsavedEditsAtom).find((edit) => isSamePlace(edit, { user, kind, id, field }))

  function open(field: string): FieldSaver {
    const saver = createFieldSaver({ place: { user, kind, id, field }, store, isSignedIn })
    const kept = keptOf(field)
    if (kept) saver.take(kept, messages.kept)
    return saver
  }
  function retry(kind: 'wait' | 'sign-in') {
    for (const saver of fields.values()) saver.retry(kind)
  }
  function retryNow() {
    attempts = 0
    retry('wait')
    if (isSignedIn()) retry('sign-in')
  }
  function schedule() {
    const wait = waits[Math.min(attempts, waits.length - 1)]
    timer = setTimeout(() => {
      attempts += 1
      if (isAnyWaiting()) retry('wait')
      else attempts = 0
      schedule()
    }, wait)
  }
  const isAnyWaiting = () =>
    [...fields.values()].some(({ stateAtom }) => store.get(stateAtom).retry === 'wait')

  /** Another tab has typed something newer, or has saved what it had typed. */
  function follow() {
    for (const [field, saver] of fields) {
      const kept = keptOf(field)
      const { draft } = store.get(saver.stateAtom)
      if (kept && kept.by !== thisPage) saver.take(kept, messages.otherTab)
      else if (!kept && draft !== null && draft.by !== thisPage) void saver.followSaved()
    }
  }
  function onSession() {
    if (isSignedIn()) retry('sign-in')
  }

  return {
    /** The field's own; fields are made when they are first shown. */
    field(name: string): FieldSaver {
      const opened = fields.get(name)
      if (opened) return opened
      const made = open(name)
      fields.set(name, made)
      // Not while something renders.
      queueMicrotask(() => store.set(fieldsAtom, [...fields.values()]))
      return made
    },
    /** Every field's state. */
    statesAtom: atom((get) => get(fieldsAtom).map(({ stateAtom }): FieldState => get(stateAtom))),
    /** Tries again while something shows it; gives what ends that. */
    start() {
      const unfollow = [store.sub(unsavedEditsAtom, follow), store.sub(sessionAtom, onSession)]
      window.addEventListener('online', retryNow)
      window.addEventListener('focus', retryNow)
      schedule()
      return () => {
        clearTimeout(timer)
        for (const end of unfollow) end()
        window.removeEventListener('online', retryNow)
        window.removeEventListener('focus', retryNow)
      }
    },
  }
}

export type EntitySaver = ReturnType<typeof createEntitySaver>
