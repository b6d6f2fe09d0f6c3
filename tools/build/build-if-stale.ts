import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sourceStamp } from './source-stamp.ts'

const root = resolve(import.meta.dirname, '../..')

/** A build with its sources. */
interface Build {
  readonly name: string
  /** The package's folder, relative to the root. */
  readonly folder: string
  readonly sources: readonly string[]
}

const api: Build = {
  name: 'the API',
  folder: 'apps/api',
  sources: [
    'apps/api/package.json',
    'apps/api/vite.config.ts',
    'apps/api/src',
    'apps/api/seed',
    'pnpm-lock.yaml',
  ],
}

const web: Build = {
  name: 'the web app',
  folder: 'apps/web',
  sources: ['apps/web', 'packages', 'lingui.config.ts', 'pnpm-lock.yaml', 'tsconfig.base.json'],
}

/**
 * Builds the API and the web app side by side if their sources have changed. Each rejects if its
 * build fails.
 */
export function buildIfStale(): { readonly api: Promise<void>; readonly web: Promise<void> } {
  const builds = { api: buildWhereStale(api), web: buildWhereStale(web) }
  // The server awaits the web app last.
  builds.web.catch(() => {})
  return builds
}

async function buildWhereStale({ name, folder, sources }: Build): Promise<void> {
  const stampFile = join(root, folder, 'dist/built-from')
  const stamp = sourceStamp(root, sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.error(`Building ${name} because its sources have changed.`)
  try {
    await promisify(execFile)('pnpm', ['--silent', 'build'], {
      cwd: join(root, folder),
      maxBuffer: Number.POSITIVE_INFINITY,
      shell: process.platform === 'win32',
    })
  } catch (error) {
    throw new Error(`Could not build ${name}:\n${outputOf(error)}`, { cause: error })
  }
  writeFileSync(stampFile, stamp)
}

/** What a command that failed has printed. */
function outputOf(error: unknown): string {
  const { stdout = '', stderr = '' } = Object(error)
  return `${stdout}${stderr}`
}
