import { type ApiClient, ApiError } from '@edbazaar/api-client'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiAtom } from './api-context'

type Result<Value> =
  | { readonly state: 'loaded'; readonly key: string | number; readonly value: Value }
  | { readonly state: 'failed'; readonly key: string | number; readonly cause: unknown }

export interface Loaded<Value> {
  state: 'loading' | 'failed' | 'loaded'
  /** Null while it loads, and after a failure. */
  value: Value | null
  /** The reason why it could not be loaded. */
  cause: unknown
  /** Loads again. A value stays in place meanwhile; a failure gives way to `loading`. */
  reload: () => void
  /** Changes the loaded value, such as after it was saved. */
  update: (change: (value: Value) => Value) => void
}

/**
 * Loads what a part of a page shows, in the browser. It loads again when `key`, which names what is
 * loaded, changes, and then shows nothing of what was loaded before; with a new `version` the value
 * stays until the next one is there. With a key of null nothing is loaded.
 */
export function useLoaded<Value>(
  request: (api: ApiClient, signal: AbortSignal) => Promise<Value>,
  key: string | number | null,
  version?: string | number,
): Loaded<Value> {
  const api = useAtomValue(apiAtom)
  const [result, setResult] = useState<Result<Value> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const send = useEffectEvent(request)
  // `version` and `attempt` are not read: the value is loaded again when they change.
  useEffect(() => {
    if (api === null || key === null) return
    const ending = new AbortController()
    const { signal } = ending
    send(api, signal).then(
      (value) => {
        if (!signal.aborted) setResult({ state: 'loaded', key, value })
      },
      (cause: unknown) => {
        if (signal.aborted) return
        if (!(cause instanceof ApiError)) console.warn(cause)
        setResult({ state: 'failed', key, cause })
      },
    )
    return () => ending.abort()
  }, [api, key, version, attempt])
  const shown = result?.key === key ? result : null
  return {
    state: shown?.state ?? 'loading',
    value: shown?.state === 'loaded' ? shown.value : null,
    cause: shown?.state === 'failed' ? shown.cause : null,
    reload() {
      setResult((current) => (current?.state === 'failed' ? null : current))
      setAttempt((count) => count + 1)
    },
    update(change) {
      setResult((current) =>
        current?.state === 'loaded' ? { ...current, value: change(current.value) } : current,
      )
    },
  }
}
