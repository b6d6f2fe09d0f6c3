import { AppError } from '../../../app-error.ts'

export interface ConcurrencyLimitOptions {
  /** How many may be at it at once. */
  readonly atOnce: number
  /** How many may wait for their turn; who comes after them is told to come again. */
  readonly waiting: number
}

/** Lets a few work at once and some wait, so that a crowd uses no more memory than those few. */
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
    // Whoever ends hands on their place, so `working` stays as it is.
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
