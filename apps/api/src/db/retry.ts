import { setTimeout as sleep } from 'node:timers/promises'

/** The server went away or is not ready yet: the same work may succeed in a moment. */
const transientCodes = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '08000', // connection_exception
  '08001', // sqlclient_unable_to_establish_sqlconnection
  '08003', // connection_does_not_exist
  '08006', // connection_failure
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
])

/** pg's messages, which have no code, for a connection that broke during a query. */
const brokenConnection = /^Connection terminated( unexpectedly)?$/

/** Whether the error, or one of its causes, goes away once the database is back. */
export function isTransient(error: unknown): boolean {
  for (let link = error; link instanceof Error; link = link.cause) {
    if ('code' in link && typeof link.code === 'string' && transientCodes.has(link.code))
      return true
    if (isMissingSocket(link)) return true
    if (brokenConnection.test(link.message)) return true
  }
  return false
}

/** The socket is missing while the server restarts. Other missing files may be missing permanently. */
function isMissingSocket(error: Error): boolean {
  const isMissing = 'code' in error && error.code === 'ENOENT'
  return isMissing && 'syscall' in error && error.syscall === 'connect'
}

/** Milliseconds to wait before each retry: about ten seconds in total. */
const retryPauses = [25, 50, 100, 200, 400, 800, 1600, 2500, 4500]

/**
 * Retries the work for about ten seconds while the database is unavailable, then throws the last
 * error. Other errors are thrown at once. The work must be safe to repeat: a read, or a write that
 * leaves the same rows when done twice.
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  pauses: readonly number[] = retryPauses,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error)) throw error
      await sleep(pause)
    }
  }
  return work()
}
