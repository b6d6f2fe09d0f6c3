import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A version in `releases.json`; its script is in the folder of that name. */
export interface Release {
  version: string
  /** Value of the `integrity` attribute: sha384 in base64. */
  integrity: string
  bytes: number
  gzip_bytes: number
}

export const releasesFolder = resolve(import.meta.dirname, '../releases')
const list = join(releasesFolder, 'releases.json')

export const scriptOf = (version: string) => join(releasesFolder, version, 'edbazaar-search.js')

/** All releases, newest first. */
export function readReleases(): Release[] {
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
}

export function releaseOf(version: string, script: string): Release {
  const digest = createHash('sha384').update(script).digest('base64')
  return {
    version,
    integrity: `sha384-${digest}`,
    bytes: Buffer.byteLength(script),
    gzip_bytes: gzipSync(script, { level: 9 }).length,
  }
}
