import { existsSync } from 'node:fs'
import { systemChromium, windowless } from './system-chromium.ts'

/** The browser asked for, else the system's; without either, Playwright looks for its own. */
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(windowless) ? windowless : systemChromium())

/** How tests start a browser, also as root. */
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
