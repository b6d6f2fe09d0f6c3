import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../../db/error-code.ts'
import { hourMs } from '../dates/durations.ts'
import { newToken } from '../tokens/tokens.ts'

export type IncomingFiles = ReturnType<typeof createIncomingFiles>

/** Milliseconds after which a folder is no longer in use. */
const longest = hourMs

/**
 * The folder in which files are received and checked: outside the served folder, so that nobody can request a
 * partial file.
 */
export function createIncomingFiles({ dataDir }: { readonly dataDir: string }) {
  const root = join(dataDir, 'incoming')
  const remove = (folder: string) => rm(folder, { recursive: true, force: true })

  return {
    /** Runs the work with its own folder, which is deleted afterwards. */
    async inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
      const folder = join(root, newToken())
      await mkdir(folder, { recursive: true })
      try {
        return await work(folder)
      } finally {
        await remove(folder)
      }
    },

    /** Removes folders left behind by processes that were killed. */
    async removeStale(): Promise<void> {
      for (const name of await namesIn(root)) {
        const folder = join(root, name)
        const found = await stat(folder).catch(() => null)
        if (found && Date.now() - found.mtimeMs > longest) await remove(folder)
      }
    },
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  }
}
