import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAfterFile } from './close-after-file.ts'

/**
 * The folder of a built web app whose server module is the given code. It is removed after the last
 * test of the file.
 */
export async function createPageSite(entryServer: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edbazaar-site-'))
  closeAfterFile(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client/.vite'), { recursive: true })
  await writeFile(join(folder, 'server/entry-server.js'), entryServer)
  await writeFile(join(folder, 'server/package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'client/.vite/manifest.json'), '{}')
  return folder
}
