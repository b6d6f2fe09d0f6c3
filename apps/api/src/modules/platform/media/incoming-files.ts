import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../../db/embedded/error-code.ts'
import { newToken } from '../../accounts/link-tokens/tokens.ts'

export type IncomingFiles = ReturnType<typeof createIncomingFiles>

/** Milliseconds after which nobody works in a folder any more. */
const longest = 3_600_000

/**
 * Where files lie while they come in and are looked at: beside the folder that is served, so that
 * what is half there, nobody is shown.
 */
export function createIncomingFiles({ dataDir }: { readonly dataDir: string }) {
  const root = join(dataDir, 'incoming')
  const remove = (folder: string) => rm(folder, { recursive: true, force: true })

  return {
    /** Gives the work a folder of its own, which is gone after it. */
    async inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
      const folder = join(root, newToken())
      await mkdir(folder, { recursive: true })
      try {
        return await work(folder)
      } finally {
        await remove(folder)
      }
    },

    /** Removes what a process left behind that was ended in between. */
    async sweep(): Promise<void> {
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
