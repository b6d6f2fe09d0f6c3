import { type ApiClient, answerOf, type VideoUpload } from '@edbazaar/api-client'
import { fileBody, sendWithProgress } from '@edbazaar/feature-media'
import { apiAtom, authFetch } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { type PartCalls, sendParts } from './send-parts'
import { videoDuration } from './video-duration'
import { waitForConnection } from './wait-for-connection'

interface PartsOptions {
  signal: AbortSignal
  /** Called with the share of the file that has arrived, from 0 to 1. */
  onShare: (share: number) => void
  onOffline: (isOffline: boolean) => void
}

export type UploadRequests = ReturnType<typeof useUploadRequests>

/** The requests of a video upload. They reject with the API's errors. */
export function useUploadRequests() {
  const store = useStore()

  function currentApi(): ApiClient {
    const api = store.get(apiAtom)
    if (api === null) throw new Error('Files can be uploaded only after hydration.')
    return api
  }

  const read = async (id: string): Promise<VideoUpload> =>
    answerOf(currentApi().GET('/users/my-videos/uploads/{id}', { params: { path: { id } } }))

  return {
    read,
    /** Starts an upload; the same key starts it once. */
    start: async (file: File, requestKey: string): Promise<VideoUpload> =>
      answerOf(
        currentApi().POST('/users/my-videos/uploads', {
          body: { request_key: requestKey, name: file.name, bytes: file.size },
        }),
      ),
    /** Sends the rest of a file, and waits for a lost connection. */
    async sendRest(file: File, upload: VideoUpload, options: PartsOptions): Promise<void> {
      const { signal, ...callbacks } = options
      const api = currentApi()
      const calls: PartCalls = {
        add(part, offset, onProgress) {
          const form = new FormData()
          form.set('file', new File([part], file.name))
          return answerOf(
            api.POST('/users/my-videos/uploads/{id}/parts', {
              params: { path: { id: upload.id }, query: { offset } },
              ...fileBody(file),
              fetch: authFetch(store, sendWithProgress(form, { signal, onProgress })),
            }),
          )
        },
        read: () => read(upload.id),
        waitForConnection: () => waitForConnection(signal),
      }
      await sendParts(file, upload, calls, callbacks)
    },
    /** Has the sent file checked; resolves to its URL. */
    async check(file: File, { id }: VideoUpload, signal: AbortSignal): Promise<string> {
      const seconds = await videoDuration(file)
      signal.throwIfAborted()
      const { file: checked } = await answerOf(
        currentApi().POST('/users/my-videos/uploads/{id}/file', {
          params: { path: { id } },
          body: { duration_seconds: seconds },
        }),
      )
      if (checked === null) throw new Error('The checked file is missing')
      return checked.url
    },
    /** Never rejects: without this request, the upload expires by itself. */
    async cancel(id: string): Promise<void> {
      await store
        .get(apiAtom)
        ?.DELETE('/users/my-videos/uploads/{id}', { params: { path: { id } } })
        .catch(() => undefined)
    },
  }
}
