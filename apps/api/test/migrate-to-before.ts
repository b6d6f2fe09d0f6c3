import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateDatabase } from '../src/db/migrate.ts'
import { projectPaths } from '../src/project-paths.ts'

/** Applies the migrations before the one with this number. */
export async function migrateToBefore(url: string, number: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'edbazaar-migrations-'))
  try {
    await cp(projectPaths.migrations, folder, { recursive: true })
    const path = join(folder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(path, 'utf8'))
    const entries = journal.entries.filter(({ idx }: { idx: number }) => idx < number)
    await writeFile(path, JSON.stringify({ ...journal, entries }))
    await migrateDatabase(url, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
