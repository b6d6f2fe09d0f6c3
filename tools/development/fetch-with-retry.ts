import { setTimeout as sleep } from 'node:timers/promises'

/** Retries a request that cannot connect while the API restarts, for about fifteen seconds. */
export async function fetchWithRetry(request: Request): Promise<Response> {
  for (let triesLeft = 75; ; triesLeft -= 1) {
    try {
      return await fetch(request.clone())
    } catch (error) {
      if (triesLeft === 0) throw error
      await sleep(200)
    }
  }
}
