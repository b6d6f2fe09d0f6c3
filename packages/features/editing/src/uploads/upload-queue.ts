import { ApiError, type Media } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { type FileRules, fileProblem, isVideo, scaleImage } from '@edbazaar/feature-media'
import { messages } from '../messages'
import { waitBefore } from '../waits'

/** One file on its way. */
export interface Upload {
  id: number
  name: string
  kind: 'image' | 'video'
  bytes: number
  /** Where the browser shows the image meanwhile; null for a video. */
  preview: string | null
  phase: 'waiting' | 'preparing' | 'sending' | 'failed'
  /** How much has gone, from 0 to 1. */
  progress: number
  /** Why it failed. */
  problem: string | null
  /** Whether the same file may go once more: not where the file itself is wrong. */
  canRetry: boolean
}

export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<Media>

export interface QueueOptions {
  upload: SendFile
  rules: FileRules
  /** A file that has arrived, with its place: what is lower stands further in front. */
  onUploaded: (media: Media, place: number) => void
  /** A file that is not, with the reason. */
  onProblem: (problem: string) => void
}

const mostAtOnce = 2

/** Sends chosen files, two at a time. */
export function createUploadQueue(options: () => QueueOptions, onChange: (all: Upload[]) => void) {
  let uploads: Upload[] = []
  let lastId = 0
  const files = new Map<number, { file: File; place: number }>()
  const aborts = new Map<number, AbortController>()
  /** What only lacked a connection. */
  const unreachable = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0

  function tell(next: Upload[]) {
    uploads = next
    onChange(next)
  }
  const patch = (id: number, change: Partial<Upload>) =>
    tell(uploads.map((each) => (each.id === id ? { ...each, ...change } : each)))

  function remove(id: number) {
    aborts.get(id)?.abort()
    const upload = uploads.find((each) => each.id === id)
    if (upload?.preview) URL.revokeObjectURL(upload.preview)
    files.delete(id)
    aborts.delete(id)
    unreachable.delete(id)
    tell(uploads.filter((each) => each.id !== id))
    next()
  }
  function next() {
    const busy = uploads.filter(({ phase }) => phase === 'preparing' || phase === 'sending')
    const waiting = uploads.filter(({ phase }) => phase === 'waiting')
    for (const { id } of waiting.slice(0, mostAtOnce - busy.length)) void send(id)
  }

  async function send(id: number) {
    const chosen = files.get(id)
    if (!chosen) return
    const { file, place } = chosen
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
      options().onUploaded(media, place)
      attempts = 0
      remove(id)
    } catch (cause) {
      if (!signal.aborted) fail(id, cause)
    }
  }
  function fail(id: number, cause: unknown) {
    const { words, canRetry } = failureOf(cause)
    const isStillUnreachable = unreachable.delete(id) && isUnreachable(cause)
    patch(id, { phase: 'failed', problem: words, canRetry })
    if (isUnreachable(cause)) retryLater(id)
    if (!isStillUnreachable) options().onProblem(words)
    next()
  }
  /** A browser that never lost its network does not say when the server is there again. */
  function retryLater(id: number) {
    unreachable.add(id)
    clearTimeout(timer)
    timer = setTimeout(() => {
      attempts += 1
      retryAll(({ id }) => unreachable.has(id))
    }, waitBefore(attempts))
  }
  function retryAll(isMeant: (upload: Upload) => boolean = () => true) {
    for (const upload of uploads)
      if (upload.phase === 'failed' && upload.canRetry && isMeant(upload))
        patch(upload.id, { phase: 'waiting', problem: null })
    next()
  }

  return {
    /** Takes files in; what is none of those that may be sent says so in its place. */
    async add(chosen: readonly File[], placeOf: (index: number) => number) {
      const { rules, onProblem } = options()
      const problems = await Promise.all(chosen.map((file) => fileProblem(file, rules)))
      const added = chosen.map((file, index): Upload => {
        const problem = problems[index] ?? null
        lastId += 1
        files.set(lastId, { file, place: placeOf(index) })
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
      tell([...uploads, ...added])
      for (const problem of new Set(problems)) if (problem !== null) onProblem(problem)
      next()
    },
    /** Stops a file that is on its way, or puts away one that failed. */
    cancel: remove,
    retry(id: number) {
      unreachable.delete(id)
      patch(id, { phase: 'waiting', progress: 0, problem: null })
      next()
    },
    /** Sends again what only lacked a connection, or a session. */
    retryAll: () => retryAll(),
    /** Stops everything. */
    end() {
      clearTimeout(timer)
      for (const { id } of uploads) remove(id)
    },
  }
}

const isUnreachable = (cause: unknown) => cause instanceof ApiError && cause.status === 0

function failureOf(cause: unknown): { words: string; canRetry: boolean } {
  if (!(cause instanceof ApiError)) {
    console.error(cause)
    return { words: messages.uploadFailed, canRetry: true }
  }
  const { status } = cause
  if (isUnreachable(cause)) return { words: messages.uploadUnreachable, canRetry: true }
  const canRetry = status === 401 || status === 409 || status === 429 || status >= 500
  return { words: apiErrorMessage(cause), canRetry }
}
