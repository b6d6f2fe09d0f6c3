import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceStamp } from './source-stamp.ts'

const root = resolve(import.meta.dirname, '../..')

/** A build with its sources. */
interface Build {
  readonly name: string
  /** The package's folder, relative to the root. */
  readonly folder: string
  readonly sources: readonly string[]
}

const builds: readonly Build[] = [
  {
    name: 'the API',
    folder: 'apps/api',
    sources: [
      'apps/api/package.json',
      'apps/api/vite.config.ts',
      'apps/api/src',
      'apps/api/seed',
      'pnpm-lock.yaml',
    ],
  },
  {
    name: 'the web app',
    folder: 'apps/web',
    sources: ['apps/web', 'packages', 'lingui.config.ts', 'pnpm-lock.yaml', 'tsconfig.base.json'],
  },
]

/** Builds the API and the web app if their sources have changed. Throws if a build fails. */
export function buildIfStale(): void {
  for (const build of builds) buildWhereStale(build)
}

function buildWhereStale({ name, folder, sources }: Build): void {
  const stampFile = join(root, folder, 'dist/built-from')
  const stamp = sourceStamp(root, sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.error(`Building ${name} because its sources have changed.`)
  const { status, stdout, stderr } = spawnSync('pnpm', ['--silent', 'build'], {
    cwd: join(root, folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`Could not build ${name}:\n${stdout}${stderr}`)
  writeFileSync(stampFile, stamp)
}
