import { setTimeout as sleep } from 'node:timers/promises'

/** Errors that say the server went away or is not up yet: the same work may succeed in a moment. */
const passingCodes = new Set([
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

/** What pg says, without a code, of a connection that broke under a query. */
const brokenConnection = /^Connection terminated( unexpectedly)?$/

/** Whether the error, or one that caused it, passes once the database is back. */
export function isPassing(error: unknown): boolean {
  for (let link = error; link instanceof Error; link = link.cause) {
    if ('code' in link && typeof link.code === 'string' && passingCodes.has(link.code)) return true
    if (isMissingSocket(link)) return true
    if (brokenConnection.test(link.message)) return true
  }
  return false
}

/** The server is restarting, and its socket is not back yet; other files may be missing for good. */
function isMissingSocket(error: Error): boolean {
  const isMissing = 'code' in error && error.code === 'ENOENT'
  return isMissing && 'syscall' in error && error.syscall === 'connect'
}

/** Milliseconds to wait before each further try: about ten seconds in all. */
const patience = [25, 50, 100, 200, 400, 800, 1600, 2500, 4500]

/**
 * Does the work again while the database is away, for about ten seconds; then the last error is
 * thrown, as is at once every error that is not of this kind. The work must be safe to repeat: a
 * read, or a write of which doing it twice leaves the same rows.
 */
export async function withRetry<T>(
  work: () => Promise<T>,
  pauses: readonly number[] = patience,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error)) throw error
      await sleep(pause)
    }
  }
  return work()
}
