import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureQuickChromium } from '../browser/chromium.ts'
import { imagesFolder, sheetsFolder } from './screenshots.ts'
import { packSheets, readIndex, unpackSheets } from './sheets.ts'

/**
 * `pnpm test:visual [--update] [--flows] [file…]`: compares every story of a component or
 * foundation, or those in files that match an argument, with its screenshots in `visual/`;
 * `--update` replaces the screenshots. `--flows` compares whole pages instead.
 */
const root = join(import.meta.dirname, '../..')
const words = process.argv.slice(2)
const isUpdate = words.includes('--update')
const isFlows = words.includes('--flows')
const isEveryStory = words.every((word) => word.startsWith('-'))
const images = join(root, imagesFolder)
const sheets = join(root, sheetsFolder)

const executablePath = ensureQuickChromium()
const version = await versionOf(executablePath)
const keptVersion = readIndex(sheets)?.chromium ?? version
if (keptVersion !== version && !(isUpdate && isEveryStory)) {
  console.log(
    `The screenshots were taken with Chromium ${keptVersion}, this is ${version}: text may differ.`,
  )
}

await unpackSheets(sheets, images)
// Removes screenshots of deleted stories too.
if (isUpdate && isEveryStory) {
  for (const story of ofThisKind()) rmSync(join(images, story), { recursive: true })
}

const config = join(import.meta.dirname, 'vitest.config.ts')
// `=` keeps vitest from taking the next argument as the value.
const rest = words.filter((word) => word !== '--flows')
const args = rest.map((word) => (word === '--update' ? '--update=all' : word))
const project = isFlows ? 'flows' : 'components'
const run = spawnSync('vitest', ['run', '--config', config, '--project', project, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: executablePath },
})
if (isUpdate) {
  const { count, bytes } = await packSheets(images, sheets, version)
  console.log(`${count} images, ${(bytes / 1e6).toFixed(1)} MB`)
}
process.exitCode = run.status ?? 1

async function versionOf(path: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  const found = browser.version()
  await browser.close()
  return found
}

/** Folder names of this run's kind of stories. */
function ofThisKind(): string[] {
  if (!existsSync(images)) return []
  return readdirSync(images).filter((story) => story.startsWith('flows-') === isFlows)
}
