import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/db/embedded/start-embedded.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { databaseOf } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's server, with the right to create databases. */
    readonly serverUrl: string
    /** The migrated database that test databases are copied from. */
    readonly templateDatabase: string
    /** The fastest way to copy the template: without a checkpoint, unless the server skips fsync. */
    readonly copyStrategy: 'file_copy' | 'wal_log'
    /** The prefix of the run's database names. */
    readonly databasePrefix: string
  }
}

/**
 * Provides one PostgreSQL with a migrated template for the whole run: the server at
 * TEST_DATABASE_URL or DATABASE_URL, else an embedded one with its data in memory if possible.
 * Vitest calls this function before the first test file, and the returned one after the last.
 */
export default async function startDatabaseServer(project: TestProject) {
  const configuredUrl = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  const server = configuredUrl
    ? { url: configuredUrl, stop: async () => {} }
    : await startInMemory()
  const prefix = `edbazaar_test_${process.pid}_`
  const template = `${prefix}template`
  await administer(server.url, `drop database if exists ${template} with (force)`)
  await administer(server.url, `create database ${template}`)
  await migrateDatabase(databaseOf(server.url, template))
  project.provide('serverUrl', server.url)
  project.provide('templateDatabase', template)
  project.provide('copyStrategy', configuredUrl ? 'wal_log' : 'file_copy')
  project.provide('databasePrefix', prefix)
  return async () => {
    await dropAll(server.url, prefix)
    await server.stop()
  }
}

async function startInMemory() {
  const memory = '/dev/shm'
  const parent = existsSync(memory) ? memory : tmpdir()
  const folder = await mkdtemp(join(parent, 'edbazaar-test-'))
  // Durability is not needed: the data is deleted at the end of the run.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  const embedded = await startEmbedded(folder, { settings })
  return {
    url: embedded.superuserUrl,
    async stop() {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Drops the template and the databases of test files that were interrupted. */
async function dropAll(serverUrl: string, prefix: string): Promise<void> {
  const { rows } = await administer(
    serverUrl,
    `select datname as name from pg_database where starts_with(datname, '${prefix}')`,
  )
  for (const { name } of rows)
    await administer(serverUrl, `drop database if exists ${name} with (force)`)
}

async function administer(connectionString: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}
