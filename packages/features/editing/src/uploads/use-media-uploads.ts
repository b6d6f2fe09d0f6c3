import type { Media } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { type FileRules, fileMessages } from '@edbazaar/feature-media'
import { sessionAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import { createUploadQueue, type QueueOptions, type SendFile, type Upload } from './upload-queue'

export interface MediaUploadsOptions {
  /** Uploads one file, for example `useUpload('/schools/file')`. */
  upload: SendFile
  /** The accepted files. @default 'media' */
  rules?: FileRules
  /** Called after each upload with the position that `add` assigned. */
  onUploaded: (media: Media, position: number) => void
}

/**
 * Uploads files, two at a time, with progress, cancel and retry. Large images are scaled down first.
 * A toast reports every upload and every error.
 */
export function useMediaUploads({ upload, rules = 'media', onUploaded }: MediaUploadsOptions) {
  const t = useMessages(messages, fileMessages)
  const apiErrorMessage = useApiErrorMessage()
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useRef<QueueOptions | null>(null)
  const options: QueueOptions = {
    upload,
    rules,
    onUploaded: (media, position) => {
      onUploaded(media, position)
      const message = media.kind === 'video' ? t(messages.videoAdded) : t(messages.imageAdded)
      showToast({ message, type: 'success' })
    },
    onProblem: (message) => showToast({ message, type: 'error' }),
    t,
    apiErrorMessage,
  }
  useEffect(() => {
    latest.current = options
  })
  const [queue] = useState(() => createUploadQueue(() => latest.current ?? options, setUploads))
  useEffect(() => {
    window.addEventListener('online', queue.retryAll)
    const unsubscribe = store.sub(sessionAtom, () => store.get(sessionAtom) && queue.retryAll())
    return () => {
      window.removeEventListener('online', queue.retryAll)
      unsubscribe()
      queue.dispose()
    }
  }, [queue, store])
  return {
    uploads,
    isUploading: uploads.some(({ phase }) => phase !== 'failed'),
    /** `positionOf` gives each file, by index, the position that `onUploaded` receives. */
    add: (files: readonly File[], positionOf: (index: number) => number = (index) => index) =>
      void queue.add(files, positionOf),
    cancel: queue.cancel,
    retry: queue.retry,
  }
}
