import { answerOf, type ModerationNoticeList } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { atom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

/** Changes when an edit was held or an appeal was sent: notices load again. */
export const reviewVersionAtom = atom(0)

/**
 * What was decided about the user's listings, and what waits. Null until it is loaded, and if it could
 * not be: the page works without it.
 */
export function useReview(): ModerationNoticeList | null {
  const api = useAtomValue(apiAtom)
  const version = useAtomValue(reviewVersionAtom)
  const [review, setReview] = useState<ModerationNoticeList | null>(null)
  useEffect(() => {
    if (api === null) return
    const ending = new AbortController()
    const load = async () => {
      try {
        const query = { per_page: 20 }
        const { signal } = ending
        setReview(
          await answerOf(api.GET('/users/my-moderation-notices', { params: { query }, signal })),
        )
      } catch (cause) {
        if (!ending.signal.aborted) console.warn(cause)
      }
    }
    void load()
    return () => ending.abort()
  }, [api, version])
  return review
}
