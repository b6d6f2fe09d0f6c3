import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { buildApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { closeAfterFile } from './close-after-file.ts'
// So that it is parsed once per process, not once per file.
import './contract.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

/** Of authenticator secrets in tests. */
export const testSecretKey = Buffer.alloc(32, 7).toString('base64')

export interface TestApp {
  readonly app: FastifyInstance
  readonly database: TestDatabase
}

export interface TestAppOptions {
  /** Overrides of the test configuration, which logs nothing and has no rate limits. */
  readonly config?: Partial<Config>
  /** An existing database to use instead of a new one. */
  readonly database?: TestDatabase
  readonly site?: FastifyPluginAsync
}

/**
 * Creates the app on a new test database, ready for `app.inject`. It is closed after the last test of
 * the file. Call it in `beforeAll`, or at the top of the file with `await`.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { site } = options
  const database = options.database ?? (await createTestDatabase())
  const testConfig = readConfig({
    LOG_LEVEL: 'silent',
    SEARCH_RATE_LIMIT: '0',
    FORM_RATE_LIMIT: '0',
    SIGN_IN_RATE_LIMIT: '0',
    EDIT_RATE_LIMIT: '0',
    WIDGET_RATE_LIMIT: '0',
    PARTNER_RATE_LIMIT: '0',
    VIEW_RATE_LIMIT: '0',
    DATABASE_URL: database.url,
    SECRET_KEY: testSecretKey,
    // Without limits of jobs and members, which the tests of hiring would reach.
    PLANS: 'free=5/5/50,growth=20/10/100@14999,group=100/50/500@39999',
  })
  const app = await buildApp(
    { ...testConfig, ...options.config },
    { database, ...(site && { site }) },
  )
  closeAfterFile(() => app.close())
  return { app, database }
}
