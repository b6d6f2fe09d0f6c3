import { readFileSync } from 'node:fs'
import type { Database } from '../../../apps/api/src/db/connect.ts'

/**
 * Milliseconds of CPU that PostgreSQL's processes have used for the connections of this database, from
 * Linux's scheduler. Null if the server is not on this machine.
 */
export async function databaseCpu({ pool }: Database): Promise<(() => number) | null> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const files = rows.map(({ pid }) => `/proc/${pid}/schedstat`)
  const read = () =>
    files.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]), 0) / 1e6
  try {
    read()
  } catch {
    return null
  }
  return read
}
