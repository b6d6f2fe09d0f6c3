import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clientCodeFaults, serverReactOf } from './client-code.ts'
import { entryPointsOf } from './entry-points.ts'
import type { Packed } from './pack.ts'
import { run } from './run.ts'

/** Files that a package must contain besides its code. */
const requiredFiles = ['README.md', 'LICENSE', 'CHANGELOG.md']

/**
 * Throws if a packed package has a problem: publint or attw report one at an entry point, a file is
 * missing or has a wrong 'use client', or a required file is missing.
 */
export async function lint({ name, tarball, folder, manifest, source }: Packed): Promise<void> {
  const entries = entryPointsOf(folder, manifest)
  const files = [...requiredFiles, ...entries.map(({ file }) => file)]
  const missing = files.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) throw new Error(`${name} lacks ${missing.join(', ')}.`)
  if (manifest.license !== 'MIT')
    throw new Error(`${name} and its LICENSE name different licences.`)

  const typed = entries.filter(({ isTyped, file }) => isTyped && file.endsWith('.js'))
  if (manifest.peerDependencies?.react) {
    const scripts = typed.map(({ file }) => file)
    const faults = clientCodeFaults(folder, scripts, serverReactOf(source))
    if (faults.length > 0) throw new Error(faults.join('\n'))
  }

  const paths = typed.map(({ path }) => path)
  await Promise.all([
    run('publint', ['run', tarball, '--strict'], folder),
    run('attw', [tarball, '--profile', 'esm-only', '--entrypoints', ...paths], folder),
  ])
}
