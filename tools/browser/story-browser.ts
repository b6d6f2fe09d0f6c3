import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import { launchOptions } from './launch-options.ts'

/** The browser in which vitest runs stories; `motion` is the user's preference. */
export const storyBrowser = (motion: 'no-preference' | 'reduce'): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Long enough for a busy machine, where the usual minute is not.
  connectTimeout: 300_000,
  provider: playwright({ launchOptions, contextOptions: { reducedMotion: motion } }),
  instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
})
