import { answerOf } from '@edbazaar/api-client'
import { apiAtom, useSession } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The number of job posts of the user's listings, without drafts; null until it is known. Loaded on every page. */
export function useJobPostCount(isNeeded: boolean): number | null {
  const api = useAtomValue(apiAtom)
  const userId = useSession()?.user.id
  const { key } = useLocation()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    if (api === null || userId === undefined || !isNeeded) return
    const abort = new AbortController()
    const options = { params: { path: { userId } }, signal: abort.signal }
    answerOf(api.GET('/jobs/total-count/{userId}', options)).then(
      ({ total_job_posts: total }) => setCount(total),
      // The menu works without counts.
      (cause: unknown) => abort.signal.aborted || console.warn(cause),
    )
    return () => abort.abort()
  }, [api, userId, isNeeded, key])
  return count
}
