import { type ApiClient, ApiError, answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'

const shortestPauseMs = 2000
const longestPauseMs = 60_000

/**
 * Calls `onChange` soon after other admins opened, claimed or decided a case. It waits for the next
 * change with one long request after the other, and pauses while the page is in the background.
 */
export function useLiveChanges(onChange: () => void) {
  const api = useAtomValue(apiAtom)
  const report = useEffectEvent(onChange)
  useEffect(() => {
    if (api === null) return
    const ending = new AbortController()
    void watch(api, ending.signal, () => report())
    return () => ending.abort()
  }, [api])
}

async function watch(api: ApiClient, signal: AbortSignal, onChange: () => void) {
  let since: string | undefined
  let pause = shortestPauseMs
  while (!signal.aborted) {
    await shown(signal)
    try {
      const query = since === undefined ? {} : { since }
      const answer = await answerOf(
        api.GET('/admin/moderation/changes', { params: { query }, signal }),
      )
      // The first answer only says where to begin.
      if (since !== undefined && (answer.must_reload || answer.cases.length > 0)) onChange()
      since = answer.cursor
      pause = shortestPauseMs
    } catch (cause) {
      if (signal.aborted || isFinal(cause)) return
      await waited(pause, signal)
      pause = Math.min(pause * 2, longestPauseMs)
    }
  }
}

/** Refused requests are not repeated: the page says why it cannot load. */
const isFinal = (cause: unknown) =>
  cause instanceof ApiError && [400, 401, 403, 404].includes(cause.status)

/** Resolves when the page is in the foreground, or when watching ends. */
function shown(signal: AbortSignal): Promise<void> {
  if (!document.hidden || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    document.addEventListener('visibilitychange', done)
    signal.addEventListener('abort', done)
  })
}

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
