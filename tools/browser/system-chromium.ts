import { existsSync } from 'node:fs'

/** Debian's headless shell, which uses half the processor time per page. */
export const headlessShell = '/usr/lib/chromium/chromium-headless-shell'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's Chromium. */
export const systemChromium = () => usual.find((path) => existsSync(path))
