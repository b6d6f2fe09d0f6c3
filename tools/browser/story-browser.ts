import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser asked for, else the system's; without either, Playwright looks for its own. */
const executablePath = process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path))

/** How it is started, also as root. */
export const launchOptions = {
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
}

/** The browser in which vitest looks at stories; `motion` as the reader has asked for it. */
export const storyBrowser = (motion: 'no-preference' | 'reduce'): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: motion } }),
  instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
})
