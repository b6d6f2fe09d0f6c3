import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

/**
 * Installs packages from the registry into a folder outside the repository, for comparison. Later
 * calls reuse the folder. Returns its path.
 */
export async function installIsolated(
  dependencies: Readonly<Record<string, string>>,
): Promise<string> {
  const manifest = { name: 'peers', private: true, type: 'module', dependencies }
  const key = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), `edbazaar-peers-${key}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished)
  try {
    writeFileSync(join(unfinished, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(unfinished, 'pnpm-workspace.yaml'), 'ignoreScripts: true\n')
    await run('pnpm', ['install', '--prefer-offline'], unfinished)
    renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return folder
}
