import { createAnswerCache } from './answer-cache'
import { moveHighlight, noHighlight } from './highlight'

/** `idle`: no text; `failed`: suggestions could not be loaded. */
export type SearchStatus = 'idle' | 'waiting' | 'ready' | 'failed'

export interface SearchBoxState<Suggestion> {
  /** As typed, including white space. */
  text: string
  status: SearchStatus
  /** Suggestions for the trimmed text. While loading, still those of the previous text. */
  suggestions: readonly Suggestion[]
  /** The trimmed text that `suggestions` belong to. */
  answeredKey: string
  /** Index of the highlighted suggestion; `noHighlight` (-1) for none. */
  highlighted: number
  /** Whether the list is open. It is shown when it has content. */
  isOpen: boolean
}

/** The result of submitting the box. */
export type SearchTarget<Suggestion> =
  | { kind: 'suggestion'; suggestion: Suggestion }
  | { kind: 'results'; query: string }

export interface SearchBoxEnvironment<Suggestion> {
  /** Loads suggestions. Rejects on failure; may reject when `signal` aborts. */
  ask: (key: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  /** Runs a callback once after a delay in milliseconds. Returns a function that cancels it. */
  schedule: (run: () => void, ms: number) => () => void
  /** The initial text. @default '' */
  text?: string
  /** Suggestions to open for blank text, such as earlier searches. @default none */
  blank?: () => readonly Suggestion[]
}

export interface SearchBox<Suggestion> {
  getState: () => SearchBoxState<Suggestion>
  /** Calls `listener` after every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /**
   * Sets the text. Loads suggestions after a pause; blank text clears them at once. Text that an
   * input method is composing counts too, because phones compose every word.
   */
  type: (text: string) => void
  /** Moves the highlight down (1) or up (-1). Opens a closed list. */
  move: (step: 1 | -1) => void
  /** Highlights a suggestion, as on hover; -1 for none. */
  highlight: (index: number) => void
  open: () => void
  close: () => void
  /** Clears the text and the suggestions. */
  clear: () => void
  /** Loads again after a failure; otherwise does nothing. */
  retry: () => void
  /** Discards cached responses, such as after a change of location, and reloads an open list. */
  forget: () => void
  /** Closes the list and aborts a running request, which is repeated when the list opens again. */
  stop: () => void
}

/** Debounce time in milliseconds. */
const pause = 120
/** Number of cached responses. */
const remembered = 50

/**
 * A search box with suggestions: debounces requests, aborts outdated ones, ignores late responses
 * and caches the rest. It does not use the DOM; timers and requests are passed in.
 */
export function createSearchBox<Suggestion>({
  ask,
  schedule,
  text = '',
  blank,
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

  function show(
    key: string,
    suggestions: readonly Suggestion[],
    status: 'ready' | 'failed' = 'ready',
  ) {
    awaitedKey = null
    change({ status, suggestions, answeredKey: key, highlighted: noHighlight })
  }

  async function send(key: string, abort: AbortController) {
    const cached = answers
    try {
      const suggestions = await ask(key, abort.signal)
      cached.keep(key, suggestions)
      if (!abort.signal.aborted) show(key, suggestions)
    } catch {
      if (!abort.signal.aborted) show(key, [], 'failed')
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
    // Suggestions for blank text say nothing about the text.
    if (!state.text.trim()) state = emptyState
    change({ text: typed, isOpen: true })
    const isAnswered = state.status === 'ready' && state.answeredKey === key
    if (!isAnswered && awaitedKey !== key) seek(key, pause)
  }

  function open() {
    const key = state.text.trim()
    if (!key) {
      const suggestions = blank?.()
      if (!suggestions?.length) return
      show(key, suggestions)
    }
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

/**
 * Submits the box: closes the list, aborts a running request and returns the result; null for blank
 * text.
 */
export function submit<Suggestion>(box: SearchBox<Suggestion>): SearchTarget<Suggestion> | null {
  const { isOpen, highlighted, suggestions, text } = box.getState()
  box.stop()
  const suggestion = isOpen ? suggestions[highlighted] : undefined
  if (suggestion !== undefined) return { kind: 'suggestion', suggestion }
  const query = text.trim()
  return query === '' ? null : { kind: 'results', query }
}
