import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database } from '../src/db/connect.ts'
import { hasCode } from '../src/db/error-code.ts'
import { closeAfterFile } from './close-after-file.ts'
import { databaseOf } from './database-url.ts'

export interface TestDatabase extends Database {
  /** Its URL, for tests that start a process or open their own pool. */
  readonly url: string
}

/** Milliseconds that a query waits for a connection. */
const connectionTimeoutMillis = 20_000

/**
 * Creates a database for the test file, migrated and empty, or without tables. It is dropped after the
 * last test of the file. Call this in beforeAll, or at the top of the file with await.
 *
 * With one connection, a request that asks for a second one inside its transaction fails. On a busy
 * server such requests wait for each other for ever.
 */
export async function createTestDatabase({
  isMigrated = true,
  connections = 5,
} = {}): Promise<TestDatabase> {
  const name = `${inject('databasePrefix')}${randomBytes(4).toString('hex')}`
  await (isMigrated ? copyTemplate(name) : administer(`create database ${name}`))
  // Durability is not needed: the database is dropped after the tests.
  await administer(`alter database ${name} set synchronous_commit = off`)
  const url = databaseOf(inject('serverUrl'), name)
  const database = createDatabase({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis,
  })
  closeAfterFile(async () => {
    await database.close()
    dropLater(name)
  })
  return { ...database, url }
}

let dropping = Promise.resolve()

/**
 * Drops the database beside the next tests: PostgreSQL writes a checkpoint first, which takes longer
 * than many tests. What is left is dropped after the last file.
 */
function dropLater(name: string): void {
  dropping = dropping
    .then(async () => {
      await administer(`drop database if exists ${name} with (force)`)
    })
    .catch(() => {})
}

async function copyTemplate(name: string, triesLeft = 20): Promise<void> {
  const template = inject('templateDatabase')
  try {
    await administer(
      `create database ${name} template ${template} strategy = ${inject('copyStrategy')}`,
    )
  } catch (error) {
    // object_in_use: another test file is copying the template.
    if (!hasCode(error, '55006') || triesLeft === 0) throw error
    await copyTemplate(name, triesLeft - 1)
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
