import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The fields of package.json that the checks use. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly license?: string
  readonly files?: readonly string[]
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, Target>>
}

/** An export's target: a file, or one file per condition. */
export type Target = string | Readonly<Record<string, string>>

export interface PublishedPackage {
  readonly name: string
  readonly folder: string
}

const packages = resolve(import.meta.dirname, '../../packages')

/** The published packages: those of `packages` that are not private. */
export function publishedPackages(): PublishedPackage[] {
  return globSync('*/package.json', { cwd: packages })
    .sort()
    .map((file) => ({ file, manifest: readManifest(dirname(join(packages, file))) }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ file, manifest }) => ({ name: manifest.name, folder: dirname(join(packages, file)) }))
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
