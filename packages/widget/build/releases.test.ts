import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readReleases, releaseOf, scriptOf } from './releases.ts'
import { buildScript, currentVersion } from './script.ts'

const changesets = resolve(import.meta.dirname, '../../../.changeset')

/** Whether there is a changeset for the widget that is not released yet. */
function isChangeNoted(): boolean {
  return globSync('*.md', { cwd: changesets }).some((name) =>
    /^['"]@edbazaar\/widget['"]:/m.test(readFileSync(resolve(changesets, name), 'utf8')),
  )
}

test.each(readReleases())('$version is still what pages hold the digest of', (release) => {
  expect(releaseOf(release.version, readFileSync(scriptOf(release.version), 'utf8'))).toEqual(
    release,
  )
})

test('releases are listed newest first, each once', () => {
  const versions = readReleases().map(({ version }) => version)
  const sorted = [...new Set(versions)].sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  expect(versions).toEqual(sorted)
})

test('the source builds the release of its version, unless there is a changeset', async () => {
  if (isChangeNoted()) return
  const version = currentVersion()
  const remedy = `No release of ${version}: pnpm --filter @edbazaar/widget release`
  expect(existsSync(scriptOf(version)), remedy).toBe(true)
  expect(
    (await buildScript()) === readFileSync(scriptOf(version), 'utf8'),
    'The source makes another script than is released: note the change with pnpm changeset',
  ).toBe(true)
})

test('the README and the changelog start with the newest release', () => {
  const [newest] = readReleases()
  const read = (name: string) => readFileSync(resolve(import.meta.dirname, '..', name), 'utf8')
  expect(/\/widget\/(\d[\d.]+)\//.exec(read('README.md'))?.[1]).toBe(newest?.version)
  expect(/^## (.*)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(newest?.version)
})

test('the script with styles is at most 5 kB gzipped', async () => {
  expect(releaseOf('next', await buildScript()).gzip_bytes).toBeLessThanOrEqual(5000)
})
