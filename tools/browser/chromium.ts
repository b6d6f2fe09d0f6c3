import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { headlessShell, systemChromium } from './system-chromium.ts'

const hint = 'No Chromium found: set CHROMIUM_PATH to one, or run "npx playwright install chromium"'

/**
 * The path of a Chromium for tests: CHROMIUM_PATH, the system's, Playwright's, or one that is
 * installed now as root on Debian. Throws with the remedy if there is none.
 */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH is ${given}, which does not exist: correct or unset it`)
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
 * The path of a Chromium for many tests: CHROMIUM_PATH, or a headless shell, which is installed now
 * as root on Debian, or else that of `ensureChromium`.
 */
export function ensureQuickChromium(): string {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  if (!existsSync(headlessShell) && mayInstall()) {
    try {
      install(['chromium-headless-shell', ...typefaces])
    } catch {
      // Any other Chromium works too, more slowly.
    }
  }
  return existsSync(headlessShell) && hasTypefaces() ? headlessShell : ensureChromium()
}

function find(): string | undefined {
  const own = chromium.executablePath()
  return systemChromium() ?? (existsSync(own) ? own : undefined)
}

/** Fonts of a typical device: a metric-compatible Arial, and India's scripts. */
const typefaces = ['fonts-liberation', 'fonts-noto-core']

function hasTypefaces(): boolean {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  return /^(Arial|Arimo|Liberation Sans)\b/m.test(stdout) && /Devanagari/.test(stdout)
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Short timeouts for machines without a network. */
const shortTimeouts = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

function install(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const line of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr } = spawnSync('apt-get', [...shortTimeouts, ...line], {
      env,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${hint}. apt-get ${line[0]} failed:\n${stderr}`)
  }
}
