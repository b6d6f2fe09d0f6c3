import { createAnswerCache } from './answer-cache'
import { moveHighlight, noHighlight } from './highlight'

/** `idle` has no text to ask about; `failed` could not reach the answers. */
export type SearchStatus = 'idle' | 'waiting' | 'ready' | 'failed'

export interface SearchBoxState<Suggestion> {
  /** As typed, white space and all. */
  text: string
  status: SearchStatus
  /** For the trimmed text, or, while waiting, still those of the text before it. */
  suggestions: readonly Suggestion[]
  /** The trimmed text that `suggestions` answer. */
  answeredKey: string
  /** Index of the highlighted suggestion; `noHighlight` (-1) for none. */
  highlighted: number
  /** Whether the list may show. It shows where there is something to say. */
  isOpen: boolean
}

/** Where a submitted box leads. */
export type SearchTarget<Suggestion> =
  | { kind: 'suggestion'; suggestion: Suggestion }
  | { kind: 'results'; query: string }

export interface SearchBoxEnvironment<Suggestion> {
  /** Asks for suggestions. Rejects on failure; may reject when `signal` aborts. */
  ask: (key: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  /** Runs something once after so many milliseconds; returns how to call it off. */
  schedule: (run: () => void, ms: number) => () => void
  /** The text to begin with. @default '' */
  text?: string
}

export interface SearchBox<Suggestion> {
  getState: () => SearchBoxState<Suggestion>
  /** Calls `listener` after every change; returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /**
   * The text is now this. Asks after a pause; blank text clears the suggestions at once. A word that
   * an input method still composes counts too: phones compose every word.
   */
  type: (text: string) => void
  /** Down (1) or up (-1), as the arrow keys do. Opens a closed list, and goes into what it knows. */
  move: (step: 1 | -1) => void
  /** Points at one suggestion, as a mouse does; -1 for none. */
  highlight: (index: number) => void
  open: () => void
  close: () => void
  /** Empties text and suggestions. */
  clear: () => void
  /** Asks again after a failure; does nothing without one. */
  retry: () => void
  /** What was answered holds no longer, as with another place: an open list is asked for anew. */
  forget: () => void
  /** Closes the list and calls off what is under way: it is asked anew when the list opens again. */
  stop: () => void
}

/** Milliseconds to wait after a key before asking. */
const pause = 120
/** How many answers are remembered. */
const remembered = 50

/**
 * The suggestion box: pauses after a key, calls off the request of an older text, never lets a late
 * answer overwrite a newer one, and remembers answers. Knows no DOM; timers and requests are given.
 */
export function createSearchBox<Suggestion>({
  ask,
  schedule,
  text = '',
}: SearchBoxEnvironment<Suggestion>): SearchBox<Suggestion> {
  let answers = createAnswerCache<readonly Suggestion[]>(remembered)
  const listeners = new Set<() => void>()
  let state: SearchBoxState<Suggestion> = { ...emptyState, text }
  let awaitedKey: string | null = null
  let callOff = () => {}

  function change(changed: Partial<SearchBoxState<Suggestion>>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  function stop() {
    callOff()
    awaitedKey = null
  }

  function show(key: string, suggestions: readonly Suggestion[]) {
    awaitedKey = null
    change({ status: 'ready', suggestions, answeredKey: key, highlighted: noHighlight })
  }

  async function send(key: string, abort: AbortController) {
    const kept = answers
    try {
      const suggestions = await ask(key, abort.signal)
      kept.keep(key, suggestions)
      if (!abort.signal.aborted) show(key, suggestions)
    } catch {
      if (abort.signal.aborted) return
      awaitedKey = null
      change({ status: 'failed', suggestions: [], answeredKey: key, highlighted: noHighlight })
    }
  }

  function seek(key: string, ms: number) {
    stop()
    const known = answers.read(key)
    if (known) return show(key, known)
    change({ status: 'waiting', highlighted: noHighlight })
    const abort = new AbortController()
    awaitedKey = key
    const cancelTimer = schedule(() => void send(key, abort), ms)
    callOff = () => {
      cancelTimer()
      abort.abort()
    }
  }

  function type(typed: string) {
    const key = typed.trim()
    if (!key) {
      stop()
      return change({ ...emptyState, text: typed })
    }
    change({ text: typed, isOpen: true })
    const isAnswered = state.status === 'ready' && state.answeredKey === key
    if (!isAnswered && awaitedKey !== key) seek(key, pause)
  }

  function open() {
    const key = state.text.trim()
    if (!key) return
    change({ isOpen: true })
    if (state.status === 'idle') seek(key, 0)
  }

  const close = () => {
    if (state.isOpen) change({ isOpen: false, highlighted: noHighlight })
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type,
    move(step) {
      if (!state.isOpen) open()
      const { highlighted, suggestions } = state
      change({ highlighted: moveHighlight(highlighted, step, suggestions.length) })
    },
    highlight(index) {
      const highlighted = index in state.suggestions ? index : noHighlight
      if (highlighted !== state.highlighted) change({ highlighted })
    },
    open,
    close,
    clear() {
      stop()
      change(emptyState)
    },
    retry() {
      if (state.status === 'failed') seek(state.text.trim(), 0)
    },
    forget() {
      const { text, isOpen } = state
      stop()
      answers = createAnswerCache(remembered)
      change({ ...emptyState, text })
      if (isOpen) open()
    },
    stop() {
      stop()
      if (state.status === 'waiting') change({ status: 'idle' })
      close()
    },
  }
}

const emptyState = {
  text: '',
  status: 'idle',
  suggestions: [],
  answeredKey: '',
  highlighted: noHighlight,
  isOpen: false,
} as const

/** Where Enter leads now; null for blank text. Closes the list and calls off what is under way. */
export function submit<Suggestion>(box: SearchBox<Suggestion>): SearchTarget<Suggestion> | null {
  const { isOpen, highlighted, suggestions, text } = box.getState()
  box.stop()
  const suggestion = isOpen ? suggestions[highlighted] : undefined
  if (suggestion !== undefined) return { kind: 'suggestion', suggestion }
  const query = text.trim()
  return query === '' ? null : { kind: 'results', query }
}
