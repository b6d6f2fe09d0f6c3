import type { Media } from '@edbazaar/api-client'
import type { FileRules } from '@edbazaar/feature-media'
import { showToastAtom } from '@edbazaar/feature-shell'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../messages'
import { createUploadQueue, type QueueOptions, type SendFile, type Upload } from './upload-queue'

export interface MediaUploadsOptions {
  /** Sends one file, such as `useUpload('/schools/file')`. */
  upload: SendFile
  /** Which files may be chosen. @default 'media' */
  rules?: FileRules
  /** A file that has arrived; `order` counts up in the order in which files were chosen. */
  onUploaded: (media: Media, order: number) => void
}

/**
 * Files on their way: two at once, each with its progress, to be stopped and sent again. Large
 * pictures are made smaller first. What arrived is toasted, and what did not.
 */
export function useMediaUploads({ upload, rules = 'media', onUploaded }: MediaUploadsOptions) {
  const showToast = useSetAtom(showToastAtom)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const newest = useRef<QueueOptions | null>(null)
  const options: QueueOptions = {
    upload,
    rules,
    onUploaded: (media, order) => {
      onUploaded(media, order)
      showToast({ message: messages.imageAdded, type: 'success' })
    },
    onProblem: (message) => showToast({ message, type: 'error' }),
  }
  useEffect(() => {
    newest.current = options
  })
  const [queue] = useState(() => createUploadQueue(() => newest.current ?? options, setUploads))
  useEffect(() => {
    window.addEventListener('online', queue.retryAll)
    return () => {
      window.removeEventListener('online', queue.retryAll)
      queue.end()
    }
  }, [queue])
  return {
    uploads,
    isUploading: uploads.some(({ phase }) => phase !== 'failed'),
    add: (files: Iterable<File>) => void queue.add([...files]),
    cancel: queue.cancel,
    retry: queue.retry,
  }
}
