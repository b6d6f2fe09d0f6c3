import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clientCodeFaults, serverReactOf } from './client-code.ts'
import { entryPointsOf } from './entry-points.ts'
import type { Packed } from './pack.ts'
import { run } from './run.ts'

/** What belongs to a package beside its code. */
const papers = ['README.md', 'LICENSE', 'CHANGELOG.md']

/**
 * Throws where a packed package would disappoint: publint and attw find something at any of its
 * entry points, a file behind one is missing or says 'use client' wrongly, or its papers are missing.
 */
export async function lint({ name, tarball, folder, manifest, source }: Packed): Promise<void> {
  const entries = entryPointsOf(folder, manifest)
  const files = [...papers, ...entries.map(({ file }) => file)]
  const missing = files.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) throw new Error(`${name} lacks ${missing.join(', ')}.`)
  if (manifest.license !== 'MIT') throw new Error(`${name} says another licence than its LICENSE.`)

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
