import { answerOf, type ReplyTemplate } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Listing } from '../application-types'

export type SavedText = ReplyTemplate

/** What the requests for the texts of decisions name. */
export const savedTextsOf = ({ kind, id }: Pick<Listing, 'kind' | 'id'>) => ({
  path: { kind, id },
  query: { use: 'decision' as const },
})

/** Loads the saved texts of an employer, again with each `reload`. Without an employer it loads none. */
export function useSavedTexts(listing: Listing | null) {
  const api = useAtomValue(apiAtom)
  const [texts, setTexts] = useState<readonly SavedText[] | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [kind, id] = [listing?.kind, listing?.id]
  useEffect(() => {
    if (api === null || kind === undefined || id === undefined) return
    const abort = new AbortController()
    answerOf(
      api.GET('/listings/{kind}/{id}/reply-templates', {
        params: savedTextsOf({ kind, id }),
        signal: abort.signal,
      }),
    ).then(
      ({ templates }) => setTexts(templates),
      () => {
        if (!abort.signal.aborted) setTexts('failed')
      },
    )
    return () => abort.abort()
  }, [api, kind, id, attempt])
  return { texts, reload: () => setAttempt(attempt + 1) }
}
