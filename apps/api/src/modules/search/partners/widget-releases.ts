import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../../db/embedded/error-code.ts'

/** One version of the search box's script. */
export interface WidgetRelease {
  /** Such as 1.4.2. */
  readonly version: string
  /** sha384- and the digest of the script in base64. */
  readonly integrity: string
  readonly bytes: number
  readonly gzip_bytes: number
  readonly script: Buffer
}

type ListedRelease = Omit<WidgetRelease, 'script'>

export const scriptName = 'edbazaar-search.js'

/**
 * The versions that `releases.json` of the folder lists, the newest first; none where there is no
 * such file. Throws where a script is missing or is not the one that was listed: what a page has
 * pinned must not change.
 */
export async function readWidgetReleases(folder: string): Promise<WidgetRelease[]> {
  const list = await readList(join(folder, 'releases.json'))
  const releases = await Promise.all(
    list.map(async (release) => ({
      ...release,
      script: await readFile(join(folder, release.version, scriptName)),
    })),
  )
  for (const release of releases) requireSame(release, folder)
  return releases.sort((a, b) => compareVersions(b.version, a.version))
}

async function readList(file: string): Promise<ListedRelease[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '[]'
    throw error
  })
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list) || !list.every(isListed))
    throw new Error(`${file} must be a list of {version, integrity, bytes, gzip_bytes}`)
  return list.map(({ version, integrity, bytes, gzip_bytes }) => ({
    ...{ version, integrity, bytes, gzip_bytes },
  }))
}

const versionShape = /^(?:0|[1-9]\d{0,4})(?:\.(?:0|[1-9]\d{0,4})){2}$/

function isListed(each: unknown): each is ListedRelease {
  if (typeof each !== 'object' || each === null) return false
  const { version, integrity, bytes, gzip_bytes }: Partial<ListedRelease> = each
  const isCounted = Number.isInteger(bytes) && Number.isInteger(gzip_bytes)
  return isCounted && versionShape.test(version ?? '') && typeof integrity === 'string'
}

function requireSame({ version, integrity, script }: WidgetRelease, folder: string): void {
  if (integrity !== `sha384-${hash('sha384', script, 'base64')}`)
    throw new Error(
      `${join(folder, version, scriptName)} is not the script whose digest releases.json has: build the release again under a new version`,
    )
}

/** Less than 0 where `a` came before `b`. */
function compareVersions(a: string, b: string): number {
  const [one, other] = [a, b].map((version) => version.split('.').map(Number))
  for (const i of [0, 1, 2]) {
    const difference = (one?.[i] ?? 0) - (other?.[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
