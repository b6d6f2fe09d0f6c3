import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { systemChromium, windowless } from './system-chromium.ts'

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

/**
 * The path of a Chromium that does many tests quickly: CHROMIUM_PATH, else one without windows,
 * which as root on Debian is installed now, else the one that `ensureChromium` finds.
 */
export function ensureQuickChromium(): string {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  if (!existsSync(windowless) && mayInstall()) {
    try {
      install(['chromium-headless-shell', ...typefaces])
    } catch {
      // Any other does it too, more slowly.
    }
  }
  return existsSync(windowless) && hasTypefaces() ? windowless : ensureChromium()
}

function find(): string | undefined {
  const own = chromium.executablePath()
  return systemChromium() ?? (existsSync(own) ? own : undefined)
}

/** What a person's device has: Arial, or a face of its measures, and letters of India's scripts. */
const typefaces = ['fonts-liberation', 'fonts-noto-core']

function hasTypefaces(): boolean {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return /^(Arial|Arimo|Liberation Sans)\b/m.test(stdout) && /Devanagari/.test(stdout)
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Without a network, nobody waits for minutes. */
const hasty = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

function install(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const line of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr } = spawnSync('apt-get', [...hasty, ...line], { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${hint}. apt-get ${line[0]} failed:\n${stderr}`)
  }
}
