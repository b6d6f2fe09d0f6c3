import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, type PublishedPackage, readManifest } from './published.ts'
import { run } from './run.ts'

/** A package as it would be published. */
export interface Packed {
  readonly name: string
  readonly tarball: string
  /** The unpacked tarball. */
  readonly folder: string
  readonly manifest: Manifest
  /** Its folder in the workspace. */
  readonly source: string
}

/**
 * Packs the package into the folder `into`, after its `prepack` has built it, and unpacks it there.
 */
export async function buildAndPack(published: PublishedPackage, into: string): Promise<Packed> {
  const { name } = published
  const bare = name.replace('@', '').replace('/', '-')
  const tarball = join(into, `${bare}.tgz`)
  await run('pnpm', ['pack', '--out', tarball], published.folder)
  const folder = join(into, bare)
  mkdirSync(folder, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components', '1'], into)
  return { name, tarball, folder, manifest: readManifest(folder), source: published.folder }
}
