import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceStamp } from './source-stamp.ts'

const root = resolve(import.meta.dirname, '../..')
const built = join(root, 'apps/web/dist')
const stampFile = join(built, 'built-from')
const sources = ['apps/web', 'packages', 'lingui.config.ts', 'pnpm-lock.yaml', 'tsconfig.base.json']

/** Builds the web app where its sources have changed since the last build. Throws where it fails. */
export function buildIfStale(): void {
  const stamp = sourceStamp(root, sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.error('Building the web app: once after each change of its sources.')
  const { status, stdout, stderr } = spawnSync('pnpm', ['--silent', 'build'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The web app could not be built:\n${stdout}${stderr}`)
  writeFileSync(stampFile, stamp)
}
