import { existsSync } from 'node:fs'

/** Chromium without windows, as Debian packs it: a page costs it half of the processor's time. */
export const windowless = '/usr/lib/chromium/chromium-headless-shell'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's Chromium, as people have it. */
export const systemChromium = () => usual.find((path) => existsSync(path))
