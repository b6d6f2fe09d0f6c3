import { answerOf, type FilterRequestDetail } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

type Loaded = FilterRequestDetail | 'failed' | null

/**
 * A request with what a decision would change; null until it is loaded. It loads again whenever
 * `version` changes.
 */
export function useRequest(id: number, version: unknown): [Loaded, retry: () => void] {
  const api = useAtomValue(apiAtom)
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (api === null) return
    const ending = new AbortController()
    const load = async () => {
      try {
        const { signal } = ending
        setLoaded(
          await answerOf(
            api.GET('/admin/filter-requests/{id}', { params: { path: { id } }, signal }),
          ),
        )
      } catch {
        if (!ending.signal.aborted) setLoaded('failed')
      }
    }
    void load()
    return () => ending.abort()
  }, [api, id, version, attempt])
  return [loaded, () => setAttempt(attempt + 1)]
}
