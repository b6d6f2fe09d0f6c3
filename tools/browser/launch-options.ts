import { existsSync } from 'node:fs'
import { headlessShell, systemChromium } from './system-chromium.ts'

/** CHROMIUM_PATH, or the system's browser; otherwise Playwright looks for its own. */
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : systemChromium())

/** Launch options of test browsers, which also work as root. */
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
