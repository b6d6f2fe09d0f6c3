import { type AdminQueue, answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

type WaitingCounts = ReadonlyMap<AdminQueue, number>

/** The numbers of records that wait for admins, by queue; null until they are known. Loaded on every page. */
export function useWaitingCounts(isAdmin: boolean): WaitingCounts | null {
  const api = useAtomValue(apiAtom)
  const { key } = useLocation()
  const [counts, setCounts] = useState<WaitingCounts | null>(null)
  useEffect(() => {
    if (api === null || !isAdmin) return
    const abort = new AbortController()
    answerOf(api.GET('/admin/waiting', { signal: abort.signal })).then(
      ({ data }) => setCounts(new Map(data.map(({ queue, waiting }) => [queue, waiting]))),
      // The menu works without counts.
      (cause: unknown) => abort.signal.aborted || console.warn(cause),
    )
    return () => abort.abort()
  }, [api, isAdmin, key])
  return counts
}
