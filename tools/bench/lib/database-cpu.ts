import { existsSync, readFileSync } from 'node:fs'
import type { Database } from '../../../apps/api/src/db/connect.ts'

/**
 * Milliseconds of CPU that PostgreSQL's processes have used for the connections of this database, from
 * Linux's scheduler. Null if the server is not on this machine.
 */
export async function databaseCpu({ pool }: Database): Promise<(() => number) | null> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const used = new Map<string, number>()
  for (const { pid } of rows) used.set(`/proc/${pid}/schedstat`, 0)
  const read = () => {
    for (const file of used.keys()) {
      // A connection that was closed keeps what it had used.
      if (existsSync(file)) used.set(file, Number(readFileSync(file, 'utf8').split(' ')[0]))
    }
    return [...used.values()].reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6
  }
  return read() > 0 ? read : null
}
