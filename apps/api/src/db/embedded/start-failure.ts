/** Log lines that only report a connection before the server was ready. */
const earlyConnections =
  /the database system is (starting up|shutting down|not yet accepting)|DETAIL: {2}Consistent recovery/

const longest = 1500

/**
 * The error of a server that does not start: the remedy if one is known, and the end of its log.
 */
export function startFailure(cluster: string, log: string, cause: unknown): Error {
  const logEnd = log
    .split('\n')
    .filter((line) => !earlyConnections.test(line))
    .join('\n')
    .slice(-longest)
    .trim()
  const reason = cause instanceof Error ? cause.message : String(cause)
  const details = logEnd === '' ? reason : `its log ends with\n${logEnd}`
  return new Error(`PostgreSQL did not start on ${cluster}${remedyFor(logEnd)}: ${details}`, {
    cause,
  })
}

function remedyFor(log: string): string {
  if (/No space left on device/.test(log))
    return ' because the disk is full (free some space and start again: no saved data is lost)'
  if (/pg_control|checksum|invalid checkpoint record/.test(log))
    return ' because its files are damaged (restore a backup; a new database would lose all data)'
  return ''
}
