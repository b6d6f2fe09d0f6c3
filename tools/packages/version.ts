/**
 * `pnpm version-packages`: turns the changesets into versions and changelogs, and writes the API
 * reports of the new versions.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages, readManifest } from './published.ts'

const versions = () =>
  new Map(publishedPackages().map(({ folder }) => [folder, readManifest(folder).version]))

const before = versions()
execFileSync('pnpm', ['exec', 'changeset', 'version'], { stdio: 'inherit' })
for (const [folder, version] of versions()) {
  const [current, released] = [join(folder, 'api/current.md'), join(folder, 'api/released.md')]
  if (version === before.get(folder) && existsSync(released)) continue
  const report = readFileSync(current, 'utf8').replace(/^(# \S+).*/, `$1 ${version}`)
  writeFileSync(released, report)
}
