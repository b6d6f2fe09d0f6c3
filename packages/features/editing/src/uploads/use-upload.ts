import { answerOf, type Media } from '@edbazaar/api-client'
import { fileBody, sendWithProgress } from '@edbazaar/feature-media'
import { apiAtom, authFetch } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import type { SendFile } from './upload-queue'

/**
 * Uploads a file of a school, of a store or its products, or of the user's profile, with the session's
 * token.
 */
export function useUpload(path: '/schools/file' | '/stores/file' | '/users/file'): SendFile {
  const store = useStore()
  return async (file, options) => {
    const api = store.get(apiAtom)
    if (api === null) throw new Error('Files can be uploaded only after hydration.')
    const form = new FormData()
    form.set('file', file)
    const uploaded = await answerOf(
      api.POST(path, {
        ...fileBody(file),
        fetch: authFetch(store, sendWithProgress(form, options)),
      }),
    )
    return 'media' in uploaded ? uploaded.media : imageAt(uploaded.url, file)
  }
}

/** An uploaded image of which the API returns only the URL. */
const imageAt = (url: string, { name, size }: File): Media => ({
  url,
  kind: 'image',
  name,
  bytes: size,
  image: null,
})
