import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../../db/error-code.ts'

/** A released version of the widget script. */
export interface WidgetRelease {
  /** Such as 1.4.2. */
  readonly version: string
  /** sha384- and the digest of the script in base64. */
  readonly integrity: string
  readonly bytes: number
  readonly gzip_bytes: number
  readonly script: Buffer
}

type ReleaseEntry = Omit<WidgetRelease, 'script'>

export const scriptName = 'edbazaar-search.js'

/**
 * The versions in `releases.json` of the folder, the newest first; empty without that file. Throws
 * if a script is missing or does not match its digest: the script of a released version must not
 * change.
 */
export async function readWidgetReleases(folder: string): Promise<WidgetRelease[]> {
  const list = await readList(join(folder, 'releases.json'))
  const releases = await Promise.all(
    list.map(async (release) => ({
      ...release,
      script: await readFile(join(folder, release.version, scriptName)),
    })),
  )
  for (const release of releases) requireIntegrity(release, folder)
  return releases.sort((a, b) => compareVersions(b.version, a.version))
}

async function readList(file: string): Promise<ReleaseEntry[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '[]'
    throw error
  })
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list) || !list.every(isReleaseEntry))
    throw new Error(`${file} must be a list of {version, integrity, bytes, gzip_bytes}`)
  return list.map(({ version, integrity, bytes, gzip_bytes }) => ({
    version,
    integrity,
    bytes,
    gzip_bytes,
  }))
}

const versionShape = /^(?:0|[1-9]\d{0,4})(?:\.(?:0|[1-9]\d{0,4})){2}$/

function isReleaseEntry(each: unknown): each is ReleaseEntry {
  if (typeof each !== 'object' || each === null) return false
  const { version, integrity, bytes, gzip_bytes }: Partial<ReleaseEntry> = each
  const isCounted = Number.isInteger(bytes) && Number.isInteger(gzip_bytes)
  return isCounted && versionShape.test(version ?? '') && typeof integrity === 'string'
}

function requireIntegrity({ version, integrity, script }: WidgetRelease, folder: string): void {
  if (integrity !== `sha384-${hash('sha384', script, 'base64')}`)
    throw new Error(
      `${join(folder, version, scriptName)} does not match its digest in releases.json. Build the release again with a new version.`,
    )
}

/** Negative if `a` is older than `b`. */
function compareVersions(a: string, b: string): number {
  const [one, other] = [a, b].map((version) => version.split('.').map(Number))
  for (const i of [0, 1, 2]) {
    const difference = (one?.[i] ?? 0) - (other?.[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
