import { fork } from 'node:child_process'
import { AppError } from '../../../app-error.ts'
import { projectPaths } from '../../../project-paths.ts'
import { cancelled } from '../rate-limits/fair-queue.ts'
import type { ImageTask, ReencodedImage } from './reencode-image.ts'
import { refusedFile } from './refused-file.ts'

/** The response of the process to a task. */
export type ImageResult =
  | { readonly image: ReencodedImage }
  /** The reason why the image is refused, for the user. */
  | { readonly refusal: string }
  /** An unexpected error. */
  | { readonly failure: string }

/** A process that re-encodes one image at a time. */
export interface ImageProcess {
  send(task: ImageTask): void
  /** Ends the process at once, also in the middle of decoding. */
  kill(): void
  onResult(listener: (result: ImageResult) => void): void
  /** Called once; with an error if the process could not be started or reached. */
  onEnd(listener: (error?: Error) => void): void
}

export interface ImageWorkerOptions {
  readonly startProcess?: () => ImageProcess
  /** A signal that is aborted when an image has taken too long. */
  readonly deadline?: () => AbortSignal
  /** Milliseconds after which an idle process is ended; it keeps about 100 MB. */
  readonly idle?: number
}

/** The process ended before it answered; with an error if it could not be started or reached. */
interface Ended {
  readonly error: Error | undefined
}

/** A running process, and what is called with the outcome of its task. */
interface Session {
  readonly process: ImageProcess
  report(outcome: ImageResult | Ended): void
}

/** Milliseconds that one image may take; a photo of 16 megapixels takes about one second. */
const longest = 30_000

const tooSlow = 'This image takes too long to process. Please send a smaller one.'
const broken = 'This image can’t be processed. Please try another one.'

/**
 * Re-encodes images in a process of its own, one at a time. The process is reused, and killed when
 * an image takes too long or its client has gone.
 */
export function createImageWorker({
  startProcess = forkImageProcess,
  deadline = () => AbortSignal.timeout(longest),
  idle = 60_000,
}: ImageWorkerOptions = {}) {
  let current: Session | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let isStopped = false

  function forget(session: Session): void {
    if (current === session) current = null
  }

  function start(): Session {
    const session: Session = { process: startProcess(), report() {} }
    session.process.onResult((result) => session.report(result))
    session.process.onEnd((error) => {
      forget(session)
      session.report({ error })
    })
    return session
  }

  function kill(session: Session): void {
    forget(session)
    session.process.kill()
  }

  /** A killed process ends before this resolves, so that it no longer writes to the folder. */
  async function outcomeOf(task: ImageTask, signal: AbortSignal): Promise<ImageResult | Ended> {
    clearTimeout(idleTimer)
    current ??= start()
    const session = current
    const onAbort = () => kill(session)
    signal.addEventListener('abort', onAbort)
    try {
      return await new Promise((resolve) => {
        session.report = resolve
        session.process.send(task)
      })
    } finally {
      signal.removeEventListener('abort', onAbort)
      idleTimer = setTimeout(() => kill(session), idle).unref()
    }
  }

  return {
    /** Throws `invalid_request` if the image cannot be read, takes too long or is cancelled. */
    async reencode(task: ImageTask, signal: AbortSignal): Promise<ReencodedImage> {
      if (signal.aborted) throw cancelled()
      const late = deadline()
      const outcome = await outcomeOf(task, AbortSignal.any([signal, late]))
      if ('image' in outcome) return outcome.image
      if ('refusal' in outcome) throw refusedFile(outcome.refusal)
      if ('failure' in outcome) throw new Error(outcome.failure)
      if (outcome.error) throw outcome.error
      if (signal.aborted) throw cancelled()
      if (isStopped) throw restarting()
      throw refusedFile(late.aborted ? tooSlow : broken)
    },

    /** Ends the process, also while it works. */
    stop(): void {
      isStopped = true
      clearTimeout(idleTimer)
      if (current) kill(current)
    },
  }
}

const restarting = () =>
  new AppError('unavailable', 'EdBazaar is restarting. Please try again in a minute.')

/** Does not keep the server's process alive. */
function forkImageProcess(): ImageProcess {
  const child = fork(projectPaths.imageProcess, {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return {
    send: (task) => {
      child.send(task)
    },
    kill: () => {
      child.kill('SIGKILL')
    },
    onResult: (listener) => {
      child.on('message', listener)
    },
    onEnd: (listener) => {
      child.on('error', listener)
      child.on('exit', () => listener())
    },
  }
}
