import { answerOf } from '@edbazaar/api-client'
import { apiAtom, useSession } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

interface EnquiryCounts {
  admission: number
  'product-enquiries': number
}

/** Live enquiries of the user's schools and stores; null until they are known. Loaded on every page. */
export function useEnquiryCounts(isNeeded: boolean): EnquiryCounts | null {
  const api = useAtomValue(apiAtom)
  const userId = useSession()?.user.id
  const { key } = useLocation()
  const [counts, setCounts] = useState<EnquiryCounts | null>(null)
  useEffect(() => {
    if (api === null || userId === undefined || !isNeeded) return
    const abort = new AbortController()
    const options = { params: { path: { userId } }, signal: abort.signal }
    Promise.all([
      answerOf(api.GET('/schools/schools-enquiries-count/{userId}', options)),
      answerOf(api.GET('/stores/services-enquiries-count/{userId}', options)),
    ]).then(
      ([schools, stores]) =>
        setCounts({
          admission: schools.enquiries_count,
          'product-enquiries': stores.total_enquiry_count,
        }),
      // The menu works without counts.
      (cause: unknown) => abort.signal.aborted || console.warn(cause),
    )
    return () => abort.abort()
  }, [api, userId, isNeeded, key])
  return counts
}
