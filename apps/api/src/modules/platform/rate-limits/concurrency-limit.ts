import { AppError } from '../../../app-error.ts'

export interface ConcurrencyLimitOptions {
  /** Number of tasks that may run at once. */
  readonly atOnce: number
  /** Number of tasks that may wait; more are refused with 503. */
  readonly waiting: number
}

/** Runs a few tasks at once and queues others, which bounds the memory in use. */
export function createConcurrencyLimit({ atOnce, waiting }: ConcurrencyLimitOptions) {
  let working = 0
  const queue: (() => void)[] = []

  const begin = async (): Promise<void> => {
    if (working < atOnce) {
      working++
      return
    }
    if (queue.length >= waiting)
      throw new AppError('unavailable', 'EdBazaar is busy. Please try again.')
    // A task that ends hands its slot to the next, so `working` stays unchanged.
    await new Promise<void>((go) => queue.push(go))
  }
  const end = (): void => {
    const next = queue.shift()
    if (next) next()
    else working--
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }
}
