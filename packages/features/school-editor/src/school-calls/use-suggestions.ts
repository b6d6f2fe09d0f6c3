import { useEffect, useRef, useState } from 'react'

interface Suggested<Thing> {
  suggestions: readonly Thing[]
  status: 'idle' | 'loading' | 'error'
}

/** Milliseconds without a further letter before the API is asked. */
const pause = 150

/** What the API suggests for a text while it is typed; a later text stops the question of an earlier. */
export function useSuggestions<Thing>(
  ask: (key: string, signal: AbortSignal) => Promise<readonly Thing[]>,
) {
  const [suggested, setSuggested] = useState<Suggested<Thing>>({ suggestions: [], status: 'idle' })
  const asking = useRef(new AbortController())
  useEffect(() => () => asking.current.abort(), [])

  async function askFor(key: string, signal: AbortSignal) {
    try {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (signal.aborted) return
      const suggestions = await ask(key, signal)
      if (!signal.aborted) setSuggested({ suggestions, status: 'idle' })
    } catch (cause) {
      if (signal.aborted) return
      console.warn(cause)
      setSuggested({ suggestions: [], status: 'error' })
    }
  }
  return {
    ...suggested,
    onQuery: (text: string) => {
      asking.current.abort()
      asking.current = new AbortController()
      const key = text.trim()
      setSuggested({ suggestions: [], status: key === '' ? 'idle' : 'loading' })
      if (key !== '') void askFor(key, asking.current.signal)
    },
  }
}
