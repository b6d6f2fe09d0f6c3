import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file that lists the covers of the seed data while some of them are still to be drawn. */
const listFile = (dataDir: string) => join(dataDir, 'covers-to-draw.json')

/** Keys of the covers, some of which may already be drawn; none if all are. */
export async function readCoversToDraw(dataDir: string): Promise<readonly string[]> {
  try {
    return JSON.parse(await readFile(listFile(dataDir), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Leaves covers to be drawn once the server is ready. */
export async function writeCoversToDraw(dataDir: string, keys: readonly string[]): Promise<void> {
  const file = listFile(dataDir)
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${file}.${process.pid}`, JSON.stringify(keys))
  await rename(`${file}.${process.pid}`, file)
}

/** Call it when all covers are drawn. */
export const removeCoversToDraw = (dataDir: string) => rm(listFile(dataDir), { force: true })
