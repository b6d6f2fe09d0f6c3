/** Lines that say no more than that somebody knocked before the server was ready. */
const knocking =
  /the database system is (starting up|shutting down|not yet accepting)|DETAIL: {2}Consistent recovery/

const longest = 1500

/**
 * The error of a server that does not come up: a remedy where one is known, and the last lines of
 * its log, which name the cause.
 */
export function startFailure(cluster: string, log: string, cause: unknown): Error {
  const told = log
    .split('\n')
    .filter((line) => !knocking.test(line))
    .join('\n')
    .slice(-longest)
    .trim()
  const reason = cause instanceof Error ? cause.message : String(cause)
  const words = told === '' ? reason : `its log ends with\n${told}`
  return new Error(`PostgreSQL did not come up on ${cluster}${remedyFor(told)}: ${words}`, {
    cause,
  })
}

function remedyFor(log: string): string {
  if (/No space left on device/.test(log))
    return ' because the disk is full (make room and start again: nothing that was saved is lost)'
  if (/pg_control|checksum|invalid checkpoint record/.test(log))
    return ' because its files are damaged (restore a backup; starting over them would lose all)'
  return ''
}
