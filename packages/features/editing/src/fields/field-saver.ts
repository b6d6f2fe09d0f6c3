import type { SavePhase } from '@edbazaar/ui/SaveState'
import { atom, type createStore } from 'jotai'
import { messages } from '../messages'
import { type EditedPlace, thisPage, type UnsavedEdit } from '../unsaved/unsaved-edit'
import { dropEditAtom, keepEditAtom } from '../unsaved/unsaved-edits'
import { type Refusal, refusalOf } from './refusal'

type Store = ReturnType<typeof createStore>

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
type Checked =
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
  /** When it is tried again by itself: after a while, or after signing in. */
  retry: 'wait' | 'sign-in' | null
}

const untouched: FieldState = {
  draft: null,
  phase: 'unchanged',
  theirs: null,
  learnt: null,
  retry: null,
}

type Due = Extract<Checked, { isGood: true }> & {
  /** Whether its failure is told beyond the field. */
  isTold: boolean
}

interface FieldSaverOptions {
  place: EditedPlace
  store: Store
  /** Whether calls are signed by whose edit it is. */
  isSignedIn: () => boolean
}

/**
 * Saves one field: one save at a time, of the newest value. What is typed is kept in this browser
 * until the API has it.
 */
export function createFieldSaver({ place, store, isSignedIn }: FieldSaverOptions) {
  const stateAtom = atom<FieldState>(untouched)
  let rules: FieldRules | null = null
  /** What is to be sent next. */
  let due: Due | null = null
  /** What is on its way. */
  let sending: Due | null = null
  /** What was sent last without an answer that tells what became of it. */
  let uncertain: Due | null = null
  /** Whether it is being typed: it is not sent before it is left. */
  let isTyping = false

  const state = () => store.get(stateAtom)
  const patch = (change: Partial<FieldState>) => store.set(stateAtom, { ...state(), ...change })

  function known(): Known {
    const { learnt } = state()
    const loaded = rules?.known ?? { value: undefined, revision: 0 }
    return learnt !== null && learnt.revision >= loaded.revision ? learnt : loaded
  }
  const isLoaded = () => rules !== null && rules.known.revision > 0
  /** A draft as it would be sent; as it is where it can't be. */
  function sendable(draft: unknown): unknown {
    const checked = rules?.check(draft)
    return checked?.isGood ? checked.value : draft
  }
  /** What is saved, as it would be sent. */
  const resent = (value: unknown) => sendable(rules?.read(value))

  function drop(change: Partial<FieldState>) {
    due = null
    store.set(dropEditAtom, place)
    patch({ draft: null, reason: undefined, theirs: null, retry: null, ...change })
  }
  function change(value: unknown) {
    const { draft, phase } = state()
    const base = draft?.base ?? known().revision
    const edit: UnsavedEdit = { ...place, value, base, at: Date.now(), by: thisPage }
    isTyping = true
    store.set(keepEditAtom, edit)
    patch({ draft: edit, phase: phase === 'saved' ? 'unchanged' : phase })
  }

  /** Saves what was changed. A failure is not told where nobody has just asked for it. */
  function leave(isTold = true) {
    isTyping = false
    const { draft, theirs, phase } = state()
    if (draft === null || theirs !== null || rules === null || !isLoaded()) return
    const checked = rules.check(draft.value)
    const before = due ?? sending
    const now = before ? before.value : resent(known().value)
    if (isSame(checked.isGood ? checked.value : draft.value, now)) {
      if (before === null) drop({ phase: phase === 'failed' ? 'unchanged' : phase })
    } else if (checked.isGood) {
      due = { ...checked, isTold }
      void run()
    } else {
      due = null
      patch({ phase: 'failed', reason: checked.words, retry: null })
    }
  }

  async function run() {
    if (sending !== null) return
    while (due !== null) {
      sending = due
      due = null
      await send(sending)
      sending = null
    }
  }
  async function send(sent: Due) {
    if (!isSignedIn()) return fail({ kind: 'sign-in', words: messages.signInAgain })
    patch({ phase: 'saving', reason: undefined, retry: null })
    try {
      settle(sent.value, await sent.save(state().draft?.base ?? known().revision))
      uncertain = null
    } catch (cause) {
      const refusal = refusalOf(cause)
      if (refusal.kind === 'conflict' && (await resolve(sent))) return
      uncertain = refusal.kind === 'wait' ? sent : null
      // Something newer goes out next: what became of this one is of no interest.
      if (due !== null) return
      fail(refusal)
      if (sent.isTold) rules?.onFailed(refusal, cause)
    }
  }
  function settle(value: unknown, saved: Saved) {
    const kept = rules?.read(saved.value) === undefined ? value : saved.value
    const learnt = { value: kept, revision: saved.revision }
    const { draft } = state()
    if (draft === null || isSame(sendable(draft.value), value)) drop({ learnt, phase: 'saved' })
    else rebase(draft, learnt)
    rules?.onSaved(value)
  }
  /** What was typed meanwhile changes what is saved now. */
  function rebase(draft: UnsavedEdit, learnt: Known) {
    const edit = { ...draft, base: learnt.revision }
    store.set(keepEditAtom, edit)
    patch({ ...untouched, draft: edit, learnt })
  }
  function fail({ kind, words }: Refusal) {
    const retry = kind === 'wait' || kind === 'sign-in' ? kind : null
    patch({ phase: 'failed', reason: words, retry })
  }

  /** Whether it is told here what a conflict came from: oneself, or somebody else. */
  async function resolve(sent: Due): Promise<boolean> {
    const theirs = (await rules?.reload().catch(() => null)) ?? null
    const { draft } = state()
    if (theirs === null || draft === null) return false
    const now = resent(theirs.value)
    if (isSame(now, sent.value)) {
      settle(sent.value, theirs)
    } else if (uncertain !== null && isSame(now, uncertain.value)) {
      // It was saved after all, and only the answer was lost.
      uncertain = null
      rebase(draft, theirs)
      due ??= sent
    } else if (isSame(now, resent(known().value))) {
      // Refused for another reason: nobody has touched it.
      return false
    } else {
      due = null
      patch({ phase: 'failed', reason: messages.changedMeanwhile, theirs, retry: null })
    }
    return true
  }

  /** Tries again what waits for it, unless it is being typed. */
  function retry(kind: 'wait' | 'sign-in') {
    if (state().retry === kind && !isTyping) leave(false)
  }

  return {
    stateAtom,
    change,
    leave,
    retry,
    /** Takes what the newest render says; what was kept from before goes out with the first. */
    update(next: FieldRules) {
      const wasLoaded = isLoaded()
      rules = next
      if (!wasLoaded) retry('wait')
    },
    /** Takes what was typed before, or in another tab. */
    take(edit: UnsavedEdit, reason: string) {
      const { draft } = state()
      if (draft !== null && draft.at >= edit.at) return
      due = null
      patch({ draft: edit, phase: 'failed', reason, theirs: null, retry: 'wait' })
    },
    /** Another tab has saved what it had typed, or given it up. */
    async followSaved() {
      const learnt = (await rules?.reload().catch(() => null)) ?? null
      patch({ ...untouched, learnt })
    },
    keepMine() {
      const { theirs, draft } = state()
      if (theirs === null || draft === null) return
      rebase(draft, theirs)
      leave()
    },
    takeTheirs() {
      const { theirs } = state()
      if (theirs !== null) drop({ learnt: theirs, phase: 'unchanged' })
    },
  }
}

export type FieldSaver = ReturnType<typeof createFieldSaver>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
