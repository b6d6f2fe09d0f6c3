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
    /** The server of the run: an address with the right to create databases. */
    readonly serverUrl: string
    /** The migrated database that every test database is a copy of. */
    readonly templateDatabase: string
    /** How the names of the run's databases begin. */
    readonly databasePrefix: string
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated template. The one at TEST_DATABASE_URL or
 * DATABASE_URL where set, else an embedded one whose data lie in memory where possible.
 * Vitest calls this before the first test file; what it returns, after the last.
 */
export default async function startDatabaseServer(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  const server = given ? { url: given, stop: async () => {} } : await startInMemory()
  const prefix = `edbazaar_test_${process.pid}_`
  const template = `${prefix}template`
  await administer(server.url, `drop database if exists ${template} with (force)`)
  await administer(server.url, `create database ${template}`)
  await migrateDatabase(databaseOf(server.url, template))
  project.provide('serverUrl', server.url)
  project.provide('templateDatabase', template)
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
  // What a power cut would lose here is thrown away at the end of the run.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  const embedded = await startEmbedded(folder, { settings })
  return {
    url: embedded.connectionString,
    async stop() {
      await embedded.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The template, and what files that broke off have left. */
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
