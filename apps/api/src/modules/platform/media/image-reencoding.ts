import { createFairQueue } from '../rate-limits/fair-queue.ts'
import { createImageWorker, type ImageWorkerOptions } from './image-worker.ts'
import type { ImageTask, ReencodedImage } from './reencode-image.ts'

/** The user who waits for the image, and the signal that it is no longer wanted. */
export interface ImageClient {
  readonly userId: number
  readonly signal: AbortSignal
}

export type ImageReencoding = ReturnType<typeof createImageReencoding>

/** Images that may wait, in total and of one user. The web app sends two at a time. */
const limits = { waiting: 100, waitingPerAccount: 8 }

/**
 * Re-encodes images one at a time, because one uses a processor and about 200 MB. Users take turns.
 */
export function createImageReencoding(options?: ImageWorkerOptions) {
  const queue = createFairQueue(limits)
  const worker = createImageWorker(options)

  return {
    /** Throws `invalid_request` for an image that is refused, `unavailable` if too many wait. */
    reencode: (task: ImageTask, { userId, signal }: ImageClient): Promise<ReencodedImage> =>
      queue.run({ account: userId, signal }, () => worker.reencode(task, signal)),

    /** Refuses the images that wait; the running one continues. */
    close: () => queue.close(),

    /** Ends the work on the running image too. */
    stop(): void {
      queue.close()
      worker.stop()
    },
  }
}
