import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const { packageManager, devDependencies, scripts } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
)

test('the package manager is pinned with a digest, and to one version everywhere', () => {
  expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+\+sha512\.[0-9a-f]{128}$/)
  const [, version] = /^pnpm@([^+]+)/.exec(packageManager) ?? []
  expect(devDependencies.pnpm).toBe(version)
  expect(scripts.setup).toContain(`pnpm@${version} install --frozen-lockfile`)
})
