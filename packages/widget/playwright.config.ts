import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser asked for, else the system's; without either, Playwright looks for its own. */
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path))

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
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
