import { Agent, get } from 'node:http'

export interface OpenLoopResult {
  /** Milliseconds from the planned start of each request to the end of its response. */
  readonly latencies: readonly number[]
  readonly failures: number
}

/** Requests the URLs at a constant rate, with `atRate`. */
export async function openLoop(
  urls: readonly string[],
  perSecond: number,
): Promise<OpenLoopResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const asks = urls.map((url) => async () => (await statusOf(url, agent)) === 200)
  return atRate(asks, perSecond).finally(() => agent.destroy())
}

/**
 * Sends requests at a constant rate, whether or not earlier ones were answered: a slow response
 * delays no other request, and waiting time counts. Each request reports whether it succeeded.
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

/** Reads the whole response; 0 if there was none. */
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
