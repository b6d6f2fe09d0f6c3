import { ApiError, type VideoUpload } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { useRef, useState } from 'react'
import { messages } from './messages'
import { sendAndCheck } from './send-and-check'
import { isSameFile, storedUploadOf, useStoredUpload } from './stored-upload'
import type { UploadState } from './upload-state'
import { useAttempts } from './use-attempts'
import { useInterruptedUpload } from './use-interrupted-upload'
import { useUploadRequests } from './use-upload-requests'

/** Largest video, from the specification: 50 MB. */
const maxBytes = 50 * 1024 * 1024

/** Why a file cannot be uploaded; null if it can. */
function refusalOf({ size }: File) {
  if (size > maxBytes) return messages.tooLarge
  return size === 0 ? messages.empty : null
}

export type VideoUploading = ReturnType<typeof useVideoUpload>

/** A chosen file and its upload; null until the server has it. */
interface RunningUpload {
  readonly file: File
  /** Sent with every attempt, so that the server starts only one upload. */
  readonly requestKey: string
  upload: VideoUpload | null
}

interface Options {
  /** The id that the video had when it was opened: 0 if it was new. */
  openedId: number
  videoId: number
  /** Shows the checked file; resolves to whether it is saved. */
  onFile: (url: string) => Promise<boolean>
}

/** Uploads a video file in parts: it can be paused, and continues after a lost connection or a reload. */
export function useVideoUpload({ openedId, videoId, onFile }: Options) {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  const requests = useUploadRequests()
  const stored = useStoredUpload(openedId, videoId)
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const running = useRef<RunningUpload | null>(null)
  const { attempt, stop } = useAttempts(fail)
  useInterruptedUpload({
    stored,
    requests,
    isIdle: () => running.current === null && state.kind === 'idle',
    onFile,
    onState: setState,
  })

  function fail(cause: unknown): void {
    if (!(cause instanceof ApiError)) console.error(cause)
    if (cause instanceof ApiError && [400, 404, 413].includes(cause.status)) forget()
    const message = cause instanceof ApiError ? apiErrorMessage(cause) : t(messages.failed)
    setState({ kind: 'failed', message, canResume: running.current !== null })
  }

  function forget(): void {
    running.current = null
    stored.clear()
  }

  async function finish(file: File, upload: VideoUpload, signal: AbortSignal): Promise<void> {
    const url = await sendAndCheck({ requests, file, upload, signal, onState: setState })
    if (await onFile(url)) forget()
    setState({ kind: 'idle' })
  }

  async function choose(file: File): Promise<void> {
    const refusal = refusalOf(file)
    if (refusal !== null) return setState({ kind: 'failed', message: t(refusal), canResume: false })
    running.current = { file, requestKey: crypto.randomUUID(), upload: null }
    await start(running.current)
  }

  /** Starts the upload of a file, unless an earlier one of the same file can continue. */
  const start = (chosen: RunningUpload): Promise<void> =>
    attempt(async (signal) => {
      const { file, requestKey } = chosen
      setState({ kind: 'sending', name: file.name, share: 0, isOffline: false })
      const earlier = await earlierUpload(file)
      signal.throwIfAborted()
      const upload = earlier ?? (await requests.start(file, requestKey))
      // Cancelled while the server started it.
      if (running.current !== chosen) return requests.cancel(upload.id)
      chosen.upload = upload
      if (earlier === null) stored.save(storedUploadOf(upload, file))
      await finish(file, upload, signal)
    })

  /** The unfinished upload of the same file; that of another file is cancelled. */
  async function earlierUpload(file: File): Promise<VideoUpload | null> {
    const earlier = stored.draft
    if (earlier === null) return null
    if (isSameFile(earlier, file)) return requests.read(earlier.id).catch(() => null)
    await requests.cancel(earlier.id)
    return null
  }

  function pause(): void {
    stop()
    if (state.kind === 'sending') setState({ kind: 'paused', name: state.name, share: state.share })
  }

  async function resume(): Promise<void> {
    const current = running.current
    if (current === null) return
    const { file, upload } = current
    if (upload === null) return start(current)
    await attempt(async (signal) => {
      setState({ kind: 'sending', name: file.name, share: 0, isOffline: false })
      await finish(file, await requests.read(upload.id), signal)
    })
  }

  async function cancel(): Promise<void> {
    stop()
    const id = running.current?.upload?.id ?? stored.draft?.id
    forget()
    setState({ kind: 'idle' })
    if (id !== undefined) await requests.cancel(id)
  }

  return { state, choose, pause, resume, cancel }
}
