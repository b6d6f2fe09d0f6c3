import { ApiError, type Media } from '@edbazaar/api-client'
import { type FileRules, fileProblem, isVideo, scaleImage } from '@edbazaar/feature-media'
import type { Translate } from '@edbazaar/feature-platform'
import { messages } from '../messages'
import { retryDelay } from '../retry-delay'

/** A file in the upload queue. */
export interface Upload {
  id: number
  name: string
  kind: 'image' | 'video'
  bytes: number
  /** Object URL of the image during the upload; null for a video. */
  preview: string | null
  phase: 'waiting' | 'preparing' | 'sending' | 'failed'
  /** Uploaded share, from 0 to 1. */
  progress: number
  /** The reason why the upload failed. */
  problem: string | null
  /** Whether the same file can be uploaded again: false if the file itself is invalid. */
  canRetry: boolean
}

export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Media>

export interface QueueOptions {
  upload: SendFile
  rules: FileRules
  /** Called after each upload with the file's position: lower positions come first. */
  onUploaded: (media: Media, position: number) => void
  /** Called with the reason when a file is rejected or an upload fails. */
  onProblem: (problem: string) => void
  /** Writes the messages of uploads and of rejected files. */
  t: Translate
  /** Writes the message of an API error. */
  apiErrorMessage: (error: ApiError) => string
}

const maxConcurrent = 2

/** Uploads files, two at a time. */
export function createUploadQueue(options: () => QueueOptions, onChange: (all: Upload[]) => void) {
  let uploads: Upload[] = []
  let lastId = 0
  const files = new Map<number, { file: File; position: number }>()
  const aborts = new Map<number, AbortController>()
  /** Ids of uploads that failed without a connection. */
  const unreachable = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0

  function update(next: Upload[]) {
    uploads = next
    onChange(next)
  }
  const patch = (id: number, change: Partial<Upload>) =>
    update(uploads.map((each) => (each.id === id ? { ...each, ...change } : each)))

  function remove(id: number) {
    aborts.get(id)?.abort()
    const upload = uploads.find((each) => each.id === id)
    if (upload?.preview) URL.revokeObjectURL(upload.preview)
    files.delete(id)
    aborts.delete(id)
    unreachable.delete(id)
    update(uploads.filter((each) => each.id !== id))
    next()
  }
  function next() {
    const busy = uploads.filter(({ phase }) => phase === 'preparing' || phase === 'sending')
    const waiting = uploads.filter(({ phase }) => phase === 'waiting')
    for (const { id } of waiting.slice(0, maxConcurrent - busy.length)) void send(id)
  }

  async function send(id: number) {
    const chosen = files.get(id)
    if (!chosen) return
    const { file, position } = chosen
    const abort = new AbortController()
    const { signal } = abort
    aborts.set(id, abort)
    patch(id, { phase: 'preparing', progress: 0, problem: null })
    try {
      const ready = isVideo(file) ? file : await scaleImage(file)
      if (signal.aborted) return
      patch(id, { phase: 'sending', bytes: ready.size })
      const onProgress = (progress: number) => !signal.aborted && patch(id, { progress })
      const media = await options().upload(ready, { signal, onProgress })
      if (signal.aborted) return
      options().onUploaded(media, position)
      attempts = 0
      remove(id)
    } catch (cause) {
      if (!signal.aborted) fail(id, cause)
    }
  }
  function fail(id: number, cause: unknown) {
    const { message, canRetry } = failureOf(cause, options())
    const isStillUnreachable = unreachable.delete(id) && isUnreachable(cause)
    patch(id, { phase: 'failed', problem: message, canRetry })
    if (isUnreachable(cause)) retryLater(id)
    if (!isStillUnreachable) options().onProblem(message)
    next()
  }
  /** The `online` event does not fire when only the server was unreachable. */
  function retryLater(id: number) {
    unreachable.add(id)
    clearTimeout(timer)
    timer = setTimeout(() => {
      attempts += 1
      retryAll(({ id }) => unreachable.has(id))
    }, retryDelay(attempts))
  }
  function retryAll(matches: (upload: Upload) => boolean = () => true) {
    for (const upload of uploads)
      if (upload.phase === 'failed' && upload.canRetry && matches(upload))
        patch(upload.id, { phase: 'waiting', problem: null })
    next()
  }

  return {
    /** Queues files. Invalid files are added as failed uploads with their error. */
    async add(chosen: readonly File[], positionOf: (index: number) => number) {
      const { rules, onProblem, t } = options()
      const rejections = await Promise.all(chosen.map((file) => fileProblem(file, rules)))
      const problems = rejections.map((rejection) => rejection && t(rejection))
      const added = chosen.map((file, index): Upload => {
        const problem = problems[index] ?? null
        lastId += 1
        files.set(lastId, { file, position: positionOf(index) })
        return {
          id: lastId,
          name: file.name,
          kind: isVideo(file) ? 'video' : 'image',
          bytes: file.size,
          preview: problem === null && !isVideo(file) ? URL.createObjectURL(file) : null,
          phase: problem === null ? 'waiting' : 'failed',
          progress: 0,
          problem,
          canRetry: false,
        }
      })
      update([...uploads, ...added])
      for (const problem of new Set(problems)) if (problem !== null) onProblem(problem)
      next()
    },
    /** Aborts a running upload, or removes a failed one. */
    cancel: remove,
    retry(id: number) {
      unreachable.delete(id)
      patch(id, { phase: 'waiting', progress: 0, problem: null })
      next()
    },
    /** Retries every failed upload that can be retried. */
    retryAll: () => retryAll(),
    /** Aborts all uploads. */
    dispose() {
      clearTimeout(timer)
      for (const { id } of uploads) remove(id)
    },
  }
}

const isUnreachable = (cause: unknown) => cause instanceof ApiError && cause.status === 0

function failureOf(
  cause: unknown,
  { t, apiErrorMessage }: Pick<QueueOptions, 't' | 'apiErrorMessage'>,
): { message: string; canRetry: boolean } {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return { message: t(messages.uploadFailed), canRetry: true }
  }
  const { status } = cause
  if (isUnreachable(cause)) return { message: t(messages.uploadUnreachable), canRetry: true }
  const canRetry = status === 401 || status === 409 || status === 429 || status >= 500
  return { message: apiErrorMessage(cause), canRetry }
}
