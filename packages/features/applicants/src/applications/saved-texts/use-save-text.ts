import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { type FieldErrors, fieldErrorsOf, useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Listing } from '../application-types'
import { messages } from './messages'
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

/** Adds and deletes saved texts of an employer. Each returns whether it was done. */
export function useSaveText(listing: Listing) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [errors, setErrors] = useState<FieldErrors>({})

  async function done(work: (api: ApiClient) => Promise<unknown>, message: string) {
    const isDone = await run((api) => work(api).then(() => true), {
      onFailure(cause) {
        const refused = fieldErrorsOf(cause)
        if (refused !== null) setErrors(refused)
        return refused !== null
      },
    })
    if (isDone) showToast({ type: 'success', message })
    return isDone === true
  }

  return {
    isBusy,
    errors,
    async add({ title, text }: TextDraft): Promise<boolean> {
      const draft = { title: title.trim(), text: text.trim() }
      const found = {
        ...(draft.title === '' && { title: t(messages.nameRequired) }),
        ...(draft.text === '' && { text: t(messages.bodyRequired) }),
      }
      setErrors(found)
      if (Object.keys(found).length > 0) return false
      return done((api) => saveText(api, { listing, id: null, draft }), t(messages.saved))
    },
    remove(templateId: number): Promise<boolean> {
      const { path, query } = savedTextsOf(listing)
      const params = { path: { ...path, templateId }, query }
      return done(
        (api) =>
          answerOf(api.DELETE('/listings/{kind}/{id}/reply-templates/{templateId}', { params })),
        t(messages.removed),
      )
    },
  }
}
