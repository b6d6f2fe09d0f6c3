import { answerOf, type DeskEnquiry } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

/** An enquiry as its desk sees it; null until it is loaded. */
export function useEnquiry(id: string): DeskEnquiry | 'failed' | null {
  const api = useAtomValue(apiAtom)
  const [loaded, setLoaded] = useState<DeskEnquiry | 'failed' | null>(null)
  useEffect(() => {
    if (api === null) return
    const ending = new AbortController()
    const load = async () => {
      try {
        const { signal } = ending
        setLoaded(
          await answerOf(api.GET('/desk/enquiries/{id}', { params: { path: { id } }, signal })),
        )
      } catch {
        if (!ending.signal.aborted) setLoaded('failed')
      }
    }
    void load()
    return () => ending.abort()
  }, [api, id])
  return loaded
}
