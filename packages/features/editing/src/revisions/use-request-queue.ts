import type { ApiClient } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useRef } from 'react'

/**
 * Returns a function that runs a request after those that are on their way, and resolves to its result:
 * null without a server. A request must not fail.
 */
export function useRequestQueue() {
  const store = useStore()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return function enqueue<Result>(
    request: (api: ApiClient) => Promise<Result>,
  ): Promise<Result | null> {
    const api = store.get(apiAtom)
    const next = last.current.then(() => (api === null ? null : request(api)))
    last.current = next
    return next
  }
}
