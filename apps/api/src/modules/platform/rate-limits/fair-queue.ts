import { AppError } from '../../../app-error.ts'

export interface FairQueueOptions {
  /** Number of tasks that may wait; more are refused with 503. */
  readonly waiting: number
  /** Number of tasks of one account that may wait; more are refused with 503. */
  readonly waitingPerAccount: number
}

/** The user who waits, and the signal that ends the wait, such as a client that disconnects. */
interface WaitingRequest {
  readonly account: number
  readonly signal: AbortSignal
}

interface Waiter {
  start(): void
  cancel(error: Error): void
}

/** Runs one task at a time. Accounts take turns, however many tasks each of them sends. */
export function createFairQueue({ waiting, waitingPerAccount }: FairQueueOptions) {
  /** The account whose turn is next comes first. Accounts without waiting tasks are removed. */
  const accounts = new Map<number, Waiter[]>()
  let isWorking = false
  let isClosed = false

  const countWaiting = () => [...accounts.values()].reduce((sum, { length }) => sum + length, 0)

  function leave(account: number, waiter: Waiter): void {
    const others = accounts.get(account)?.filter((each) => each !== waiter) ?? []
    if (others.length > 0) accounts.set(account, others)
    else accounts.delete(account)
  }

  function startNext(): void {
    const [next] = accounts
    isWorking = next !== undefined
    if (!next) return
    const [account, [waiter, ...others]] = next
    // Added again at the end, after every other account.
    accounts.delete(account)
    if (others.length > 0) accounts.set(account, others)
    waiter?.start()
  }

  async function begin({ account, signal }: WaitingRequest): Promise<void> {
    if (isClosed) throw busy()
    if (signal.aborted) throw cancelled()
    if (!isWorking) {
      isWorking = true
      return
    }
    const ownWaiters = accounts.get(account) ?? []
    if (ownWaiters.length >= waitingPerAccount || countWaiting() >= waiting) throw busy()
    await new Promise<void>((resolve, reject) => {
      const onAbort = () => {
        leave(account, waiter)
        reject(cancelled())
      }
      const waiter: Waiter = {
        start() {
          signal.removeEventListener('abort', onAbort)
          resolve()
        },
        cancel(error) {
          signal.removeEventListener('abort', onAbort)
          reject(error)
        },
      }
      signal.addEventListener('abort', onAbort, { once: true })
      accounts.set(account, [...ownWaiters, waiter])
    })
  }

  return {
    /** Throws `unavailable` if too many wait, and `invalid_request` if the signal ends the wait. */
    async run<Result>(request: WaitingRequest, work: () => Promise<Result>): Promise<Result> {
      await begin(request)
      try {
        return await work()
      } finally {
        startNext()
      }
    },

    /** Refuses the tasks that wait and those that come later; the running task continues. */
    close(): void {
      isClosed = true
      for (const waiter of [...accounts.values()].flat()) waiter.cancel(busy())
      accounts.clear()
    },
  }
}

const busy = () => new AppError('unavailable', 'EdBazaar is busy. Please try again.')

/** For a client that has disconnected, so nobody reads it. */
export const cancelled = () => new AppError('invalid_request', 'The request was cancelled.')
