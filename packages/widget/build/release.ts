/**
 * Makes the release of the version in package.json: `releases/<version>/edbazaar-search.js`, and
 * its line in `releases.json`. Pages embed a release with its integrity hash, so a published
 * release must not change. `--again` replaces an unpublished one.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readReleases, releaseOf, releasesFolder, scriptOf } from './releases.ts'
import { buildScript, currentVersion } from './script.ts'

const version = currentVersion()
const file = scriptOf(version)
if (existsSync(file) && !process.argv.includes('--again')) {
  throw new Error(
    `${version} is released, and pages hold its digest: raise the version (pnpm changeset version), or say --again if nobody has it yet`,
  )
}
const script = await buildScript()
const release = releaseOf(version, script)
const releases = [release, ...readReleases().filter((one) => one.version !== version)]
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, script)
writeFileSync(join(releasesFolder, 'releases.json'), `${JSON.stringify(releases, null, 2)}\n`)
process.stdout.write(`${version}: ${release.bytes} bytes, ${release.gzip_bytes} gzipped\n`)
