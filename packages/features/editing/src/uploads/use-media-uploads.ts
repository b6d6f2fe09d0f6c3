import type { Media } from '@edbazaar/api-client'
import type { FileRules } from '@edbazaar/feature-media'
import { sessionAtom } from '@edbazaar/feature-session'
import { showToastAtom } from '@edbazaar/feature-shell'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import { createUploadQueue, type QueueOptions, type SendFile, type Upload } from './upload-queue'

export interface MediaUploadsOptions {
  /** Sends one file, such as `useUpload('/schools/file')`. */
  upload: SendFile
  /** Which files may be chosen. @default 'media' */
  rules?: FileRules
  /** A file that has arrived, with the place that `add` gave it. */
  onUploaded: (media: Media, place: number) => void
}

/**
 * Files on their way: two at once, each with its progress, to be stopped and sent again. Large
 * images are made smaller first. What arrived is toasted, and what did not.
 */
export function useMediaUploads({ upload, rules = 'media', onUploaded }: MediaUploadsOptions) {
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const newest = useRef<QueueOptions | null>(null)
  const options: QueueOptions = {
    upload,
    rules,
    onUploaded: (media, place) => {
      onUploaded(media, place)
      const message = media.kind === 'video' ? messages.videoAdded : messages.imageAdded
      showToast({ message, type: 'success' })
    },
    onProblem: (message) => showToast({ message, type: 'error' }),
  }
  useEffect(() => {
    newest.current = options
  })
  const [queue] = useState(() => createUploadQueue(() => newest.current ?? options, setUploads))
  useEffect(() => {
    window.addEventListener('online', queue.retryAll)
    const unsubscribe = store.sub(sessionAtom, () => store.get(sessionAtom) && queue.retryAll())
    return () => {
      window.removeEventListener('online', queue.retryAll)
      unsubscribe()
      queue.end()
    }
  }, [queue, store])
  return {
    uploads,
    isUploading: uploads.some(({ phase }) => phase !== 'failed'),
    /** `placeOf` is told again when the file of that index has arrived. */
    add: (files: readonly File[], placeOf: (index: number) => number = (index) => index) =>
      void queue.add(files, placeOf),
    cancel: queue.cancel,
    retry: queue.retry,
  }
}
