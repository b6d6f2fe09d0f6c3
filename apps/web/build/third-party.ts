import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A package of others that the site ships or the server runs. */
export interface ThirdPartyPackage {
  readonly name: string
  readonly version: string
  /** The SPDX identifier, or null if the package names none. */
  readonly identifier: string | null
  /** The text of its licence, or null if the package contains none. */
  readonly text: string | null
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string | { readonly type?: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * The packages that a workspace package needs in production, directly or not. Optional packages that
 * are not installed, such as those for other systems, are left out.
 */
export function productionDependencies(folder: string): ThirdPartyPackage[] {
  const found = new Map<string, ThirdPartyPackage>()
  const waiting = dependenciesOf(folder)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue
    found.set(next, readPackage(next))
    waiting.push(...dependenciesOf(next))
  }
  return [...found.values()]
}

function dependenciesOf(folder: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = readManifest(folder)
  return [
    ...Object.keys(dependencies).map((name) => resolveFrom(folder, name) ?? fail(name, folder)),
    ...Object.keys(optionalDependencies).flatMap((name) => resolveFrom(folder, name) ?? []),
  ]
}

/** The folder of an installed package, as Node finds it. */
function resolveFrom(folder: string, name: string): string | null {
  const candidate = join(folder, 'node_modules', name)
  if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate)
  const parent = dirname(folder)
  return parent === folder ? null : resolveFrom(parent, name)
}

function fail(name: string, folder: string): never {
  throw new Error(`${name}, which ${folder} needs, is not installed`)
}

function readPackage(folder: string): ThirdPartyPackage {
  const { name, version, license } = readManifest(folder)
  const identifier = typeof license === 'string' ? license : (license?.type ?? null)
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
  return { name, version, identifier, text: file ? readText(join(folder, file)) : null }
}

/** Null for a folder of licences. */
function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
