import { Agent, get } from 'node:http'

export interface OpenLoopResult {
  /** Milliseconds from when a request was due to when its answer was read, of each request. */
  readonly latencies: readonly number[]
  readonly failures: number
}

/** Asks the urls at a constant rate, as `atRate` does. */
export async function openLoop(
  urls: readonly string[],
  perSecond: number,
): Promise<OpenLoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const asks = urls.map((url) => async () => (await statusOf(url, agent)) === 200)
  return atRate(asks, perSecond).finally(() => agent.destroy())
}

/**
 * Asks at a constant rate, whether or not earlier ones have been answered: a slow answer delays
 * none, and one that has to wait counts with its waiting time. Each tells whether it went well.
 */
export async function atRate(
  asks: readonly (() => Promise<boolean>)[],
  perSecond: number,
): Promise<OpenLoopResult> {
  const latencies: number[] = []
  let failures = 0
  const begin = performance.now()
  const answered = asks.map(async (ask, i) => {
    const due = begin + (i * 1_000) / perSecond
    await until(due)
    const isWell = await ask()
    latencies.push(performance.now() - due)
    if (!isWell) failures++
  })
  await Promise.all(answered)
  return { latencies, failures }
}

async function until(due: number): Promise<void> {
  const wait = due - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}

/** Reads the whole answer; 0 where there was none. */
function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    request.on('error', () => resolve(0))
  })
}
