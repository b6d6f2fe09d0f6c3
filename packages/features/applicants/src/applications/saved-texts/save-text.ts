import { type ApiClient, answerOf } from '@edbazaar/api-client'
import type { Listing } from '../application-types'
import { type SavedText, savedTextsOf } from './use-saved-texts'

export type TextDraft = Pick<SavedText, 'title' | 'text'>

interface SaveOptions {
  listing: Listing
  /** Null for a new one. */
  id: number | null
  draft: TextDraft
}

/** Adds or changes a saved text of an employer. */
export async function saveText(api: ApiClient, { listing, id, draft: body }: SaveOptions) {
  const { path, query } = savedTextsOf(listing)
  if (id === null)
    await answerOf(
      api.POST('/listings/{kind}/{id}/reply-templates', { params: { path, query }, body }),
    )
  else
    await answerOf(
      api.PUT('/listings/{kind}/{id}/reply-templates/{templateId}', {
        params: { path: { ...path, templateId: id }, query },
        body,
      }),
    )
}
