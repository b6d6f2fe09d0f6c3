import { setTimeout as after } from 'node:timers/promises'

/** Milliseconds; the work of a request takes a fraction of it. */
const stepLength = 100

/**
 * Waits for the work and then for the end of a step of 100 ms, so that the time of a response does
 * not tell whether there was an email to write.
 */
export async function withUniformTiming<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    const elapsed = performance.now() - start
    await after(stepLength - (elapsed % stepLength))
  }
}
