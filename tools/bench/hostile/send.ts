import type { OperationRequest } from '../../../apps/api/test/access/operation-requests.ts'
import type { Operation } from '../../../apps/api/test/access/operations.ts'

/** What became of the requests so far. */
export interface Counts {
  requests: number
  /** Without a response: the connection was reset. */
  resets: number
  /** Refused because too much is waiting: 503 with Retry-After. */
  busy: number
  /** Other responses with 500 or more, as text for the operator. */
  readonly serverErrors: string[]
}

export const newCounts = (): Counts => ({ requests: 0, resets: 0, busy: 0, serverErrors: [] })

/** The status of a response, or 0 if there was none. */
export type Send = (
  operation: Pick<Operation, 'id' | 'path' | 'method'>,
  request: OperationRequest,
  token?: string,
) => Promise<number>

/** Creates a function that sends requests to the server and counts their outcomes. */
export function createSend(address: string, counts: Counts): Send {
  return async ({ id, path, method }, { params = {}, query, body, form }, token) => {
    const url = path.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(String(params[name])))
    counts.requests++
    try {
      const response = await fetch(`${address}/api${url}${query ? `?${query}` : ''}`, {
        method: method.toUpperCase(),
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(form && { body: form }),
      })
      const text = await response.text()
      const { status, headers } = response
      if (status === 503 && headers.has('retry-after')) counts.busy++
      else if (status >= 500) counts.serverErrors.push(`${id} ${status}: ${text.slice(0, 200)}`)
      return status
    } catch {
      counts.resets++
      return 0
    }
  }
}

/** Runs the tasks, so many at a time. */
export async function inParallel(
  tasks: readonly (() => Promise<unknown>)[],
  atOnce: number,
): Promise<void> {
  const waiting = tasks.values()
  const work = async () => {
    for (const task of waiting) await task()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
