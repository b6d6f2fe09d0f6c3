import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../tools/browser/launch-options.ts'

/** Tests the partner script on partner pages in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  // Generous, because machines with few cores are slow under load.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 800, height: 700 },
    launchOptions,
  },
})
