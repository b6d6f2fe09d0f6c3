import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../browser/chromium.ts'
import { packPictures } from './pack-pictures.ts'
import { picturesFolder } from './pictures.ts'

/**
 * `pnpm test:visual [--update] [--flows] [file…]`: looks whether every story of a component or
 * foundation, or those of the files whose paths hold one of the words, still looks as in `visual/`;
 * with `--update` takes the pictures anew. With `--flows` it looks at whole pages instead.
 */
const root = join(import.meta.dirname, '../..')
const words = process.argv.slice(2)
const isUpdate = words.includes('--update')
const isWhole = words.every((word) => word.startsWith('-'))
const folder = join(root, picturesFolder)

// Pictures of stories that are gone go too.
if (isUpdate && isWhole) {
  for (const story of storiesWithPictures()) rmSync(join(folder, story), { recursive: true })
}

const config = join(import.meta.dirname, 'vitest.config.ts')
const env = { ...process.env, CHROMIUM_PATH: ensureChromium() }
// With its value, or vitest would take the next word for it.
const rest = words.filter((word) => word !== '--flows')
const args = rest.map((word) => (word === '--update' ? '--update=all' : word))
const project = words.includes('--flows') ? 'flows' : 'components'
const run = spawnSync('vitest', ['run', '--config', config, '--project', project, ...args], {
  cwd: root,
  stdio: 'inherit',
  env,
})
if (isUpdate) {
  const { count, before, after } = await packPictures(folder)
  console.log(`${count} pictures, ${megabytes(before)} as taken, ${megabytes(after)} as kept`)
}
process.exitCode = run.status ?? 1

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** Names of the folders of this run's kind of stories. */
function storiesWithPictures(): string[] {
  if (!existsSync(folder)) return []
  const isFlow = words.includes('--flows')
  return readdirSync(folder).filter((story) => story.startsWith('flows-') === isFlow)
}
