import pg from 'pg'
import { hasCode } from '../error-code.ts'
import type { Cluster } from './adopt-or-start.ts'
import { applicationRole, ensureRole, giveDatabase } from './application-role.ts'

export const databaseName = 'edbazaar'

/**
 * Creates the application's role and its database if they are missing. `client` belongs to the
 * superuser and is connected to another database.
 */
export async function setUpDatabase(cluster: Cluster, client: pg.ClientBase): Promise<void> {
  await ensureRole(client, cluster.applicationPassword)
  await ensureDatabase(client)
  const inside = new pg.Client({ connectionString: cluster.superuserUrl(databaseName) })
  await inside.connect()
  await giveDatabase(inside).finally(() => inside.end())
}

async function ensureDatabase(client: pg.ClientBase): Promise<void> {
  const found = 'select 1 from pg_database where datname = $1'
  if ((await client.query(found, [databaseName])).rowCount) return
  try {
    await client.query(`create database ${databaseName} owner ${applicationRole}`)
  } catch (error) {
    // Another process created it first.
    if (!hasCode(error, '42P04', '23505')) throw error
  }
}
