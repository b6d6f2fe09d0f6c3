import { ApiError, answerOf, type VideoUpload } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { fileBody, sendWithProgress } from '@edbazaar/feature-media'
import { apiAtom, authFetch, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messages } from './messages'
import { sendParts } from './send-parts'
import { isSameFile, type StoredUpload, useStoredUpload } from './stored-upload'
import { videoDuration } from './video-duration'

/** Largest video, from the specification: 50 MB. */
const maxBytes = 50 * 1024 * 1024
/** Milliseconds after which a lost connection is tried again. */
const retryDelay = 5_000

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

/** A chosen file and its upload; null until the server knows of it. */
interface RunningUpload {
  readonly file: File
  /** The same for every attempt, so that the server starts one upload. */
  readonly requestKey: string
  upload: VideoUpload | null
}

interface Options {
  videoId: number
  /** Shows the checked file; resolves to whether it is saved. */
  onFile: (url: string) => Promise<boolean>
}

/** Uploads a video file in parts: it can be paused, and continues after a lost connection or a reload. */
export function useVideoUpload({ videoId, onFile }: Options) {
  const store = useStore()
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  const stored = useStoredUpload(videoId)
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

  function readUpload(id: string): Promise<VideoUpload> {
    const api = store.get(apiAtom)
    if (api === null) throw new Error('Files can be uploaded only after hydration.')
    return answerOf(api.GET('/users/my-videos/uploads/{id}', { params: { path: { id } } }))
  }

  /** Sends the rest of a file, and has it checked. */
  async function run(file: File, upload: VideoUpload, signal: AbortSignal): Promise<void> {
    const api = store.get(apiAtom)
    if (api === null || signal.aborted) return
    const { name, size } = file
    const path = { id: upload.id }
    let share = upload.received / size
    let isOffline = false
    const show = () => {
      if (!signal.aborted) setState({ kind: 'sending', name, share, isOffline })
    }
    show()
    try {
      await sendParts(
        file,
        upload,
        {
          add(part, offset, onProgress) {
            const form = new FormData()
            form.set('file', new File([part], name))
            return answerOf(
              api.POST('/users/my-videos/uploads/{id}/parts', {
                params: { path, query: { offset } },
                ...fileBody(file),
                fetch: authFetch(store, sendWithProgress(form, { signal, onProgress })),
              }),
            )
          },
          read: () => readUpload(upload.id),
          waitForConnection: () => connectionOf(signal),
        },
        {
          onShare(next) {
            share = next
            show()
          },
          onOffline(next) {
            isOffline = next
            show()
          },
        },
      )
      if (signal.aborted) return
      setState({ kind: 'checking', name })
      const seconds = await videoDuration(file)
      if (signal.aborted) return
      const { file: checked } = await answerOf(
        api.POST('/users/my-videos/uploads/{id}/file', {
          params: { path },
          body: { duration_seconds: seconds },
        }),
      )
      if (signal.aborted) return
      if (checked === null) throw new Error('The checked file is missing')
      if (await onFile(checked.url)) forget()
      setState({ kind: 'idle' })
    } catch (cause) {
      if (signal.aborted) return
      fail(cause)
    }
  }

  /** Goes on with the upload that stopped if the file is the same; otherwise starts a new one. */
  async function choose(file: File): Promise<void> {
    const api = store.get(apiAtom)
    if (api === null) return
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
    const api = store.get(apiAtom)
    if (api === null) return
    const signal = takeControl()
    const { file, requestKey } = chosen
    const { name, size, lastModified: modified } = file
    setState({ kind: 'sending', name, share: 0, isOffline: false })
    try {
      const earlier = stored.draft
      if (earlier !== null && isSameFile(earlier, file)) {
        const found = await readUpload(earlier.id).catch(() => null)
        if (signal.aborted) return
        chosen.upload = found
        if (found !== null) return await run(file, found, signal)
      } else if (earlier !== null) await cancelOnServer(earlier)
      if (signal.aborted) return
      const upload = await answerOf(
        api.POST('/users/my-videos/uploads', {
          body: { request_key: requestKey, name, bytes: size },
        }),
      )
      // Cancelled while the server started it.
      if (running.current !== chosen) return await cancelOnServer(upload)
      chosen.upload = upload
      stored.save({ id: upload.id, name, size, modified })
      await run(file, upload, signal)
    } catch (cause) {
      if (!signal.aborted) fail(cause)
    }
  }

  async function cancelOnServer({ id }: Pick<StoredUpload, 'id'>): Promise<void> {
    const api = store.get(apiAtom)
    // Without it, the upload expires by itself.
    await api
      ?.DELETE('/users/my-videos/uploads/{id}', { params: { path: { id } } })
      .catch(() => undefined)
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
      await run(file, await readUpload(upload.id), signal)
    } catch (cause) {
      if (!signal.aborted) fail(cause)
    }
  }

  async function cancel(): Promise<void> {
    control.current?.abort()
    const id = running.current?.upload?.id ?? stored.draft?.id
    forget()
    setState({ kind: 'idle' })
    if (id !== undefined) await cancelOnServer({ id })
  }

  /** After a reload: how far the upload was. */
  const findInterrupted = useEffectEvent(async (earlier: StoredUpload) => {
    if (running.current !== null || state.kind !== 'idle') return
    const upload = await readUpload(earlier.id).catch((cause: unknown) => {
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

/** Resolves once the browser is online again, or after some seconds; rejects if the user stops. */
function connectionOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const end = (action: () => void) => {
      clearTimeout(timer)
      window.removeEventListener('online', onOnline)
      signal.removeEventListener('abort', onAbort)
      action()
    }
    const onOnline = () => end(resolve)
    const onAbort = () => end(() => reject(signal.reason))
    const timer = setTimeout(onOnline, retryDelay)
    window.addEventListener('online', onOnline)
    signal.addEventListener('abort', onAbort)
  })
}
