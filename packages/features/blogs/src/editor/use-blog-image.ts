import { ApiError, answerOf } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { fileBody } from '@edbazaar/feature-media'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { messages } from './messages'

const maxBytes = 10 * 1024 * 1024

/** Uploads an image and returns its URL; throws an error with a text for the author. */
export function useBlogImage() {
  const store = useStore()
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  return async (file: File): Promise<string> => {
    const api = store.get(apiAtom)
    if (api === null) throw new Error('Files can be uploaded only after hydration.')
    if (file.size > maxBytes) throw new Error(t(messages.imageTooLarge))
    try {
      const { url } = await answerOf(api.POST('/users/my-blogs/file', fileBody(file)))
      return url
    } catch (cause) {
      throw cause instanceof ApiError ? new Error(apiErrorMessage(cause)) : cause
    }
  }
}
