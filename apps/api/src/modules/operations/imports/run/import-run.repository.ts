import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { importRuns } from '../../../../db/schema/imports.ts'
import { noCounts } from './import-counts.ts'

export type ImportRun = typeof importRuns.$inferSelect
type Kind = ImportRun['kind']

/** The unfinished run for this file and these options. */
export async function findUnfinishedRun(
  db: Db,
  kind: Kind,
  fingerprint: string,
): Promise<ImportRun | undefined> {
  const [run] = await db
    .select()
    .from(importRuns)
    .where(
      and(
        eq(importRuns.kind, kind),
        eq(importRuns.fingerprint, fingerprint),
        ne(importRuns.stage, 'finished'),
      ),
    )
    .orderBy(desc(importRuns.id))
    .limit(1)
  return run
}

export async function beginRun(
  db: Db,
  run: { kind: Kind; fileName: string; fingerprint: string },
): Promise<ImportRun> {
  const [begun] = await db
    .insert(importRuns)
    .values({ ...run, stage: 'reading', counts: noCounts })
    .returning()
  if (!begun) throw new Error('The import run was not stored')
  return begun
}

/** Saves the progress of a run, in the transaction of its rows. */
export async function saveRun(
  db: Db,
  id: number,
  progress: Partial<Pick<ImportRun, 'stage' | 'recordsDone' | 'counts' | 'rejectedBytes'>>,
): Promise<void> {
  const isFinished = progress.stage === 'finished'
  await db
    .update(importRuns)
    .set({ ...progress, updatedAt: sql`now()`, ...(isFinished && { finishedAt: sql`now()` }) })
    .where(eq(importRuns.id, id))
}
