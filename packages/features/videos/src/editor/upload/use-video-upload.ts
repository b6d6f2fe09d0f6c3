import { ApiError, type VideoUpload } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messages } from './messages'
import { isSameFile, type StoredUpload, useStoredUpload } from './stored-upload'
import { useUploadRequests } from './use-upload-requests'

/** Largest video, from the specification: 50 MB. */
const maxBytes = 50 * 1024 * 1024

export type UploadState =
  | { kind: 'idle' }
  /** `share` is from 0 to 1. */
  | { kind: 'sending'; name: string; share: number; isOffline: boolean }
  | { kind: 'checking'; name: string }
  | { kind: 'paused'; name: string; share: number }
  /** The page was reloaded: the file has to be chosen again. */
  | { kind: 'interrupted'; name: string; share: number }
  /** `canResume`: the chosen file can be sent again, or its rest. */
  | { kind: 'failed'; message: string; canResume: boolean }

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
  const control = useRef<AbortController | null>(null)

  function fail(cause: unknown): void {
    if (!(cause instanceof ApiError)) console.error(cause)
    if (cause instanceof ApiError && [400, 404, 413].includes(cause.status)) forget()
    setState({
      kind: 'failed',
      message: cause instanceof ApiError ? apiErrorMessage(cause) : t(messages.failed),
      canResume: running.current !== null,
    })
  }

  /** Stops what is running. Pausing, cancelling or leaving the page aborts the new signal. */
  function takeControl(): AbortSignal {
    control.current?.abort()
    control.current = new AbortController()
    return control.current.signal
  }

  function forget(): void {
    running.current = null
    stored.clear()
  }

  /** Sends the rest of a file, and has it checked. */
  async function run(file: File, upload: VideoUpload, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const { name, size } = file
    let share = upload.received / size
    let isOffline = false
    const show = () => {
      if (!signal.aborted) setState({ kind: 'sending', name, share, isOffline })
    }
    show()
    try {
      await requests.sendRest(file, upload, {
        signal,
        onShare(next) {
          share = next
          show()
        },
        onOffline(next) {
          isOffline = next
          show()
        },
      })
      if (signal.aborted) return
      setState({ kind: 'checking', name })
      const url = await requests.check(file, upload, signal)
      if (signal.aborted) return
      if (await onFile(url)) forget()
      setState({ kind: 'idle' })
    } catch (cause) {
      if (signal.aborted) return
      fail(cause)
    }
  }

  /** Goes on with the upload that stopped if the file is the same; otherwise starts a new one. */
  async function choose(file: File): Promise<void> {
    if (file.size > maxBytes)
      return setState({ kind: 'failed', message: t(messages.tooLarge), canResume: false })
    if (file.size === 0)
      return setState({ kind: 'failed', message: t(messages.empty), canResume: false })
    const chosen: RunningUpload = { file, requestKey: crypto.randomUUID(), upload: null }
    running.current = chosen
    await start(chosen)
  }

  /** Starts the upload of a file, unless an earlier one of the same file can continue. */
  async function start(chosen: RunningUpload): Promise<void> {
    const signal = takeControl()
    const { file, requestKey } = chosen
    const { name, size, lastModified: modified } = file
    setState({ kind: 'sending', name, share: 0, isOffline: false })
    try {
      const earlier = stored.draft
      if (earlier !== null && isSameFile(earlier, file)) {
        const found = await requests.read(earlier.id).catch(() => null)
        if (signal.aborted) return
        chosen.upload = found
        if (found !== null) return await run(file, found, signal)
      } else if (earlier !== null) await requests.cancel(earlier.id)
      if (signal.aborted) return
      const upload = await requests.start(file, requestKey)
      // Cancelled while the server started it.
      if (running.current !== chosen) return await requests.cancel(upload.id)
      chosen.upload = upload
      stored.save({ id: upload.id, name, size, modified })
      await run(file, upload, signal)
    } catch (cause) {
      if (!signal.aborted) fail(cause)
    }
  }

  function pause(): void {
    control.current?.abort()
    if (state.kind === 'sending') setState({ kind: 'paused', name: state.name, share: state.share })
  }

  async function resume(): Promise<void> {
    const current = running.current
    if (current === null) return
    const { file, upload } = current
    if (upload === null) return start(current)
    const signal = takeControl()
    try {
      setState({ kind: 'sending', name: file.name, share: 0, isOffline: false })
      await run(file, await requests.read(upload.id), signal)
    } catch (cause) {
      if (!signal.aborted) fail(cause)
    }
  }

  async function cancel(): Promise<void> {
    control.current?.abort()
    const id = running.current?.upload?.id ?? stored.draft?.id
    forget()
    setState({ kind: 'idle' })
    if (id !== undefined) await requests.cancel(id)
  }

  /** After a reload: how far the upload was. */
  const findInterrupted = useEffectEvent(async (earlier: StoredUpload) => {
    if (running.current !== null || state.kind !== 'idle') return
    const upload = await requests.read(earlier.id).catch((cause: unknown) => {
      if (cause instanceof ApiError && cause.status === 404) stored.clear()
      return null
    })
    if (upload === null || running.current !== null) return
    if (upload.file !== null) {
      if (await onFile(upload.file.url)) stored.clear()
      return
    }
    setState({
      kind: 'interrupted',
      name: earlier.name,
      share: upload.received / earlier.size,
    })
  })
  const earlier = stored.draft
  useEffect(() => {
    if (earlier !== null) void findInterrupted(earlier)
  }, [earlier])
  useEffect(() => () => control.current?.abort(), [])

  return { state, choose, pause, resume, cancel }
}
