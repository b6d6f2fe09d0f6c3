import { answerOf, type ReplyTemplate } from '@edbazaar/api-client'
import { useLoaded } from '@edbazaar/feature-platform'
import type { Listing } from '../application-types'

export type SavedText = ReplyTemplate

/** The parameters of requests for the texts of decisions. */
export const savedTextsOf = ({ kind, id }: Pick<Listing, 'kind' | 'id'>) => ({
  path: { kind, id },
  query: { use: 'decision' as const },
})

/** The saved texts of an employer; without an employer it loads none. */
export const useSavedTexts = (listing: Listing | null) =>
  useLoaded(async (api, signal) => {
    if (listing === null) return []
    const { templates } = await answerOf(
      api.GET('/listings/{kind}/{id}/reply-templates', {
        params: savedTextsOf(listing),
        signal,
      }),
    )
    return templates
  }, listing && `${listing.kind}/${listing.id}`)
