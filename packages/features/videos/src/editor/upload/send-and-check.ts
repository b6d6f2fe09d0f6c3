import type { VideoUpload } from '@edbazaar/api-client'
import type { UploadState } from './upload-state'
import type { UploadRequests } from './use-upload-requests'

interface SendOptions {
  requests: UploadRequests
  file: File
  upload: VideoUpload
  signal: AbortSignal
  onState: (state: UploadState) => void
}

/** Sends the rest of a file, and has it checked; resolves to its URL. Rejects when it is aborted. */
export async function sendAndCheck({
  requests,
  file,
  upload,
  signal,
  onState,
}: SendOptions): Promise<string> {
  const { name, size } = file
  let share = upload.received / size
  let isOffline = false
  const showSending = () => {
    if (!signal.aborted) onState({ kind: 'sending', name, share, isOffline })
  }
  signal.throwIfAborted()
  showSending()
  await requests.sendRest(file, upload, {
    signal,
    onShare(next) {
      share = next
      showSending()
    },
    onOffline(next) {
      isOffline = next
      showSending()
    },
  })
  signal.throwIfAborted()
  onState({ kind: 'checking', name })
  const url = await requests.check(file, upload, signal)
  signal.throwIfAborted()
  return url
}
