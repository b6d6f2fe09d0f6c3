import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { afterFile } from './after-file.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: TestDatabase
}

export interface TestAppOptions {
  /** What differs from a configuration that is quiet and limits nothing. */
  readonly config?: Partial<Config>
  /** The database to use, where the file has filled one already. */
  readonly database?: TestDatabase
  readonly site?: FastifyPluginAsync
}

/**
 * The app on a test database of its own, ready for `app.inject`; closed after the file's last test.
 * Call it in beforeAll, or at the top of the file with await.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { site } = options
  const database = options.database ?? (await createTestDatabase())
  const quiet = readConfig({
    LOG_LEVEL: 'silent',
    SEARCH_RATE_LIMIT: '0',
    FORM_RATE_LIMIT: '0',
    SIGN_IN_RATE_LIMIT: '0',
    WIDGET_RATE_LIMIT: '0',
    PARTNER_RATE_LIMIT: '0',
    DATABASE_URL: database.url,
  })
  const app = await buildApp({ ...quiet, ...options.config }, { database, ...(site && { site }) })
  afterFile(() => app.close())
  return { app, database }
}
