import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../tools/browser/launch-options.ts'
import { googleClientId } from './e2e/google.ts'

/**
 * Tests of the built product in a real browser. `E2E_BASE_URL` names a running server; without it,
 * one is started on E2E_PORT (3147) with demo data in a temporary folder.
 */
const given = process.env.E2E_BASE_URL
const port = process.env.E2E_PORT ?? '3147'
const baseURL = given ?? `http://127.0.0.1:${port}`
/** The port of the server that signs Google's tokens in the tests. */
const signerPort = String(Number(port) + 1)

// Workers read this file too, and must use the values that the first one has set.
if (given === undefined) {
  process.env.E2E_DATA_DIR ??= join(tmpdir(), `edbazaar-e2e-${randomUUID()}`)
  process.env.E2E_GOOGLE_SIGNER ??= `http://127.0.0.1:${signerPort}`
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // Long enough for cores that other work keeps busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./e2e/failed-pages.ts']],
  use: {
    baseURL,
    // The popup of the home page has been dismissed, so that other tests do not meet it.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(baseURL).origin,
          localStorage: [{ name: 'dismissedExpo', value: '"school-expo-2027"' }],
        },
      ],
    },
    viewport: { width: 1280, height: 900 },
    launchOptions,
  },
  ...(given === undefined && {
    webServer: [
      {
        command: `${process.execPath} ${resolve(import.meta.dirname, 'e2e/google-signer.ts')} ${signerPort}`,
        url: `${process.env.E2E_GOOGLE_SIGNER}/certs`,
        reuseExistingServer: false,
      },
      {
        command: `${process.execPath} ${resolve(import.meta.dirname, 'e2e/start-server.ts')}`,
        url: `${baseURL}/api/health`,
        timeout: 180_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
        env: {
          PORT: port,
          DATA_DIR: process.env.E2E_DATA_DIR ?? '',
          DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
          DEMO_DATA: 'true',
          SEARCH_RATE_LIMIT: '0',
          FORM_RATE_LIMIT: '0',
          SIGN_IN_RATE_LIMIT: '0',
          GOOGLE_CLIENT_ID: googleClientId,
          GOOGLE_KEYS_URL: `${process.env.E2E_GOOGLE_SIGNER}/certs`,
          LOG_LEVEL: 'warn',
        },
      },
    ],
  }),
})
