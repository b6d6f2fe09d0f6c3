import { useEffect, useRef, useState } from 'react'

interface SuggestionState<Suggestion> {
  suggestions: readonly Suggestion[]
  status: 'idle' | 'loading' | 'error'
}

/** Milliseconds to wait after the last keystroke before searching. */
const debounceDelay = 150

/** Loads suggestions while the user types; a new query aborts the previous one. */
export function useSuggestions<Suggestion>(
  search: (key: string, signal: AbortSignal) => Promise<readonly Suggestion[]>,
) {
  const [state, setState] = useState<SuggestionState<Suggestion>>({
    suggestions: [],
    status: 'idle',
  })
  const controller = useRef(new AbortController())
  useEffect(() => () => controller.current.abort(), [])

  async function load(key: string, signal: AbortSignal) {
    try {
      await new Promise((resolve) => setTimeout(resolve, debounceDelay))
      if (signal.aborted) return
      const suggestions = await search(key, signal)
      if (!signal.aborted) setState({ suggestions, status: 'idle' })
    } catch (cause) {
      if (signal.aborted) return
      console.warn(cause)
      setState({ suggestions: [], status: 'error' })
    }
  }
  return {
    ...state,
    onQuery: (text: string) => {
      controller.current.abort()
      controller.current = new AbortController()
      const key = text.trim()
      setState({ suggestions: [], status: key === '' ? 'idle' : 'loading' })
      if (key !== '') void load(key, controller.current.signal)
    },
  }
}
