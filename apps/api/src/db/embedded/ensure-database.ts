import pg from 'pg'
import { hasCode } from './error-code.ts'

/** Creates the database if it is missing. `client` is connected to another database. */
export async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount) return
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    // Another process created it first.
    if (!hasCode(error, '42P04', '23505')) throw error
  }
}
