import { answerOf } from '@edbazaar/api-client'
import { type FieldErrors, fieldErrorsOf, useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Listing } from '../application-types'
import { messages } from './messages'
import { type SavedText, savedTextsOf } from './use-saved-texts'

type Draft = Pick<SavedText, 'title' | 'text'>

/** Adds, changes and deletes saved texts of an employer. Each returns whether it was done. */
export function useSaveText(listing: Listing) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [errors, setErrors] = useState<FieldErrors>({})
  const { path, query } = savedTextsOf(listing)
  const at = (templateId: number) => ({ path: { ...path, templateId }, query })

  async function done(work: Parameters<typeof run<true>>[0], message: string): Promise<boolean> {
    const isDone = await run(work, {
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
    async save(id: number | null, draft: Draft): Promise<boolean> {
      const body = { title: draft.title.trim(), text: draft.text.trim() }
      const found = {
        ...(body.title === '' && { title: t(messages.nameRequired) }),
        ...(body.text === '' && { text: t(messages.bodyRequired) }),
      }
      setErrors(found)
      if (Object.keys(found).length > 0) return false
      return done(async (api) => {
        if (id === null)
          await answerOf(
            api.POST('/listings/{kind}/{id}/reply-templates', { params: { path, query }, body }),
          )
        else
          await answerOf(
            api.PUT('/listings/{kind}/{id}/reply-templates/{templateId}', { params: at(id), body }),
          )
        return true as const
      }, t(messages.saved))
    },
    remove: (id: number): Promise<boolean> =>
      done(async (api) => {
        await answerOf(
          api.DELETE('/listings/{kind}/{id}/reply-templates/{templateId}', { params: at(id) }),
        )
        return true as const
      }, t(messages.removed)),
  }
}
