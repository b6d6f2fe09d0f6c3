import { ApiError } from '@edbazaar/api-client'
import { useEffect, useEffectEvent } from 'react'
import type { StoredUpload, StoredUploadDraft } from './stored-upload'
import type { UploadState } from './upload-state'
import type { UploadRequests } from './use-upload-requests'

interface Options {
  stored: StoredUploadDraft
  requests: UploadRequests
  /** Whether there is no other upload. */
  isIdle: () => boolean
  onFile: (url: string) => Promise<boolean>
  onState: (state: UploadState) => void
}

/** After a reload: shows how far the upload was, or its file if that was checked meanwhile. */
export function useInterruptedUpload({ stored, requests, isIdle, onFile, onState }: Options): void {
  const find = useEffectEvent(async (earlier: StoredUpload) => {
    if (!isIdle()) return
    const upload = await requests.read(earlier.id).catch((cause: unknown) => {
      if (cause instanceof ApiError && cause.status === 404) stored.clear()
      return null
    })
    if (upload === null || !isIdle()) return
    if (upload.file === null) {
      const share = upload.received / earlier.size
      onState({ kind: 'interrupted', name: earlier.name, share })
    } else if (await onFile(upload.file.url)) stored.clear()
  })
  const earlier = stored.draft
  useEffect(() => {
    if (earlier !== null) void find(earlier)
  }, [earlier])
}
