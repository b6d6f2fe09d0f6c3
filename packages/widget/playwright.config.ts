import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../tools/browser/launch-options.ts'

/** The script as partners get it, on pages as partners have them, in a real browser. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  // Patient: a machine with two busy cores is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 800, height: 700 },
    launchOptions,
  },
})
