import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits while the API restarts: a request that can't connect is sent again, for some fifteen
 * seconds in all.
 */
export async function patientFetch(request: Request): Promise<Response> {
  for (let triesLeft = 75; ; triesLeft -= 1) {
    try {
      return await fetch(request.clone())
    } catch (error) {
      if (triesLeft === 0) throw error
      await sleep(200)
    }
  }
}
