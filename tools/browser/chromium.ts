import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const hint =
  'No Chromium is found: set CHROMIUM_PATH to one, or run "npx playwright install chromium"'

/**
 * The path of a Chromium to test with: CHROMIUM_PATH, the system's, Playwright's own, else, as root
 * on Debian, one that is installed now. Throws with the remedy where there is none.
 */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, where nothing is: correct or unset it`)
  }
  const found = find()
  if (found !== undefined) {
    if (mayInstall() && !hasTypefaces()) install(typefaces)
    return found
  }
  if (!mayInstall()) throw new Error(hint)
  install(['chromium', ...typefaces])
  const installed = find()
  if (installed === undefined) throw new Error(hint)
  return installed
}

function find(): string | undefined {
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path))
}

/** What a person's device has: Arial, or a face of its measures, and letters of India's scripts. */
const typefaces = ['fonts-liberation', 'fonts-noto-core']

function hasTypefaces(): boolean {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return /^(Arial|Arimo|Liberation Sans)\b/m.test(stdout) && /Devanagari/.test(stdout)
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function install(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const line of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr } = spawnSync('apt-get', line, { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${hint}. apt-get ${line[0]} failed:\n${stderr}`)
  }
}
