import { setTimeout as after } from 'node:timers/promises'

/** Milliseconds; the work of a request takes a fraction of it. */
const stepLength = 100

/** The clock of the steps. Tests replace its functions. */
export const stepClock = {
  now: () => performance.now(),
  wait: (milliseconds: number): Promise<void> => after(milliseconds),
}

/**
 * Waits for the work and then for the end of a step of 100 ms, so that the time of a response does
 * not tell whether there was an email to write.
 */
export async function withUniformTiming<T>(work: () => Promise<T>): Promise<T> {
  const start = stepClock.now()
  try {
    return await work()
  } finally {
    const elapsed = stepClock.now() - start
    await stepClock.wait(stepLength - (elapsed % stepLength))
  }
}
