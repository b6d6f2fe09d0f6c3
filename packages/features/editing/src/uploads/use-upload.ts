import { answerOf } from '@edbazaar/api-client'
import { fileBody, sendWithProgress } from '@edbazaar/feature-media'
import { authFetch } from '@edbazaar/feature-session'
import { apiAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import type { SendFile } from './upload-queue'

/** Sends files of schools, or of stores and what they offer, with the session's token. */
export function useUpload(path: '/schools/file' | '/stores/file'): SendFile {
  const store = useStore()
  return async (file, progress) => {
    const api = store.get(apiAtom)
    if (api === null)
      throw new Error('Files are sent by pages that are alive: there is no API yet.')
    const form = new FormData()
    form.set('file', file)
    const { media } = await answerOf(
      api.POST(path, {
        ...fileBody(file),
        fetch: authFetch(store, sendWithProgress(form, progress)),
      }),
    )
    return media
  }
}
