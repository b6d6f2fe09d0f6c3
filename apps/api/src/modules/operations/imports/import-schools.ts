import { basename } from 'node:path'
import type { Database } from '../../../db/connect.ts'
import type { ImportCounts } from '../../../db/schema/imports.ts'
import { dropIndexes, finishBulkLoad, hasDroppedIndexes } from '../../search/documents/bulk-load.ts'
import type { ColumnMap } from './reading/headings.ts'
import { fingerprintOf, openSourceFile, type SourceFile } from './reading/source-file.ts'
import { addCounts } from './run/import-counts.ts'
import { withImportLock } from './run/import-lock.repository.ts'
import {
  beginRun,
  findUnfinishedRun,
  type ImportRun,
  saveRun,
} from './run/import-run.repository.ts'
import type { ImportWatcher } from './run/import-watcher.ts'
import { KeyFilter } from './run/key-filter.ts'
import { RejectedFile } from './run/rejected-file.ts'
import { placeApproximately } from './schools/approximate-places.repository.ts'
import { readBoards } from './schools/board-values.repository.ts'
import { countDocuments, isLargeLoad } from './schools/large-load.ts'
import { prepareBatch } from './schools/prepare-batch.ts'
import { readBatches } from './schools/read-batches.ts'
import { reportDoubtful } from './schools/report-doubtful.ts'
import type { PreparedBatch } from './schools/school-batch.ts'
import { type RunProgress, writeBatch } from './schools/write-batch.repository.ts'

export interface SchoolImport {
  readonly file: string
  readonly map: ColumnMap
  /** The source of all rows, for a file without this column. */
  readonly source?: string
  /** The file that lists rejected and changed values. */
  readonly rejected: string
  /** Maximum number of records to read. */
  readonly limit?: number
  /** Rows per transaction. */
  readonly batchRows?: number
  /** Ends the import after the current batch; the same command continues from there. */
  readonly signal?: AbortSignal
}

export interface ImportReport {
  readonly counts: ImportCounts
  /** Records read by this call, and by the interrupted run before it. */
  readonly records: number
  readonly resumedFrom: number
  /** Schools that got a new approximate location. */
  readonly placed: number
  readonly isFinished: boolean
}

const defaultBatchRows = 5_000
/** Bytes of a row in a compressed file, for a first estimate of the row count. */
const leastBytesPerRow = 16

/**
 * Imports a school register: cleans it and creates search documents, in one pass and in constant
 * memory. Rows are identified by (source, source_id); unchanged ones stay untouched. A run that was
 * killed continues after its last batch. Throws InputError for problems that the operator can fix.
 */
export function importSchools(
  database: Database,
  order: SchoolImport,
  watcher: ImportWatcher,
): Promise<ImportReport> {
  return withImportLock(database.pool, () => run(database, order, watcher))
}

async function run(database: Database, order: SchoolImport, watcher: ImportWatcher) {
  const { map, source, limit } = order
  const fingerprint = await fingerprintOf(order.file, { map, source, limit })
  const file = await openSourceFile(order.file)
  const begun = await findUnfinishedRun(database.db, 'schools', fingerprint)
  const fileName = basename(order.file)
  const importRun =
    begun ?? (await beginRun(database.db, { kind: 'schools', fileName, fingerprint }))
  if (importRun.recordsDone > 0)
    watcher.onMessage(
      `An earlier run was interrupted: continuing after row ${importRun.recordsDone}.`,
    )
  const rejected = new RejectedFile(order.rejected, importRun.rejectedBytes)
  try {
    const loader = new Loader(database, importRun, rejected, watcher)
    const isComplete = await load(loader, file, order)
    const placed = isComplete ? await finish(database, loader, watcher) : 0
    const { counts, recordsDone } = loader.progress
    const resumedFrom = importRun.recordsDone
    return {
      counts,
      records: recordsDone - resumedFrom,
      resumedFrom,
      placed,
      isFinished: isComplete,
    }
  } finally {
    rejected.close()
    file.text.destroy()
  }
}

/** Reads the file to its end; returns false if the signal ended it earlier. */
async function load(loader: Loader, file: SourceFile, order: SchoolImport): Promise<boolean> {
  const { signal, limit = Number.POSITIVE_INFINITY, batchRows = defaultBatchRows } = order
  const boards = await readBoards(loader.database.db)
  if (boards.size === 0)
    loader.watcher.onMessage('The database has no boards, so schools are imported without boards.')
  const batches = readBatches(file.text, {
    map: order.map,
    source: order.source,
    rules: { boards, thisYear: new Date().getFullYear() },
    batchRows,
    skip: loader.progress.recordsDone,
    limit,
    seen: new KeyFilter(Math.min(limit, file.size / leastBytesPerRow)),
    onUnused: (headings) => loader.watcher.onMessage(`Unused columns: ${headings.join(', ')}.`),
  })
  for await (const batch of batches) {
    await loader.take(batch, file, limit)
    if (signal?.aborted) break
  }
  await loader.settle()
  return !signal?.aborted
}

async function finish(database: Database, loader: Loader, watcher: ImportWatcher) {
  const { run } = loader
  await saveRun(database.db, run.id, { stage: 'finishing' })
  watcher.onStage('Checking and completing the coordinates of schools')
  const { placed, doubtful } = await placeApproximately(database.pool)
  reportDoubtful(doubtful, watcher)
  if (await hasDroppedIndexes(database.pool)) {
    watcher.onStage('Building the search indexes')
    await finishBulkLoad(database.pool)
  }
  await saveRun(database.db, run.id, { stage: 'finished' })
  return placed
}

/** Commits one batch while the next is prepared. */
class Loader {
  readonly database: Database
  readonly run: ImportRun
  readonly watcher: ImportWatcher
  readonly #rejected: RejectedFile
  #writing: Promise<void> = Promise.resolve()
  #pending: PreparedBatch | undefined
  #isBulk: boolean | undefined
  /** Number of documents before the load. */
  #present: number | undefined
  #batchRecords = 0
  progress: RunProgress

  constructor(database: Database, run: ImportRun, rejected: RejectedFile, watcher: ImportWatcher) {
    this.database = database
    this.run = run
    this.watcher = watcher
    this.#rejected = rejected
    this.progress = run
  }

  async take(
    batch: Parameters<typeof prepareBatch>[1],
    file: SourceFile,
    limit: number,
  ): Promise<void> {
    const { pool } = this.database
    const prepared = await prepareBatch(pool, batch, this.#pending)
    await this.#writing
    this.#rejected.append(prepared.rejections)
    const recordsDone = this.progress.recordsDone + prepared.records
    this.progress = {
      recordsDone,
      counts: addCounts(this.progress.counts, prepared.counts),
      rejectedBytes: this.#rejected.size,
    }
    const all = Math.min(limit, (recordsDone * file.size) / Math.max(1, file.bytesRead()))
    this.#batchRecords = prepared.records
    const isBulk = await this.#isBulkLoad(all - recordsDone)
    const run = { id: this.run.id, progress: this.progress }
    this.#writing = writeBatch(pool, prepared, run, isBulk)
    // Awaited with the next batch; until then a failure must not count as unhandled.
    this.#writing.catch(() => {})
    this.#pending = prepared
    this.watcher.onProgress(
      { done: file.bytesRead(), all: file.size },
      recordsDone - this.run.recordsDone,
    )
  }

  /** Waits for the last batch. */
  settle(): Promise<void> {
    return this.#writing
  }

  /** `remaining` is the estimated number of records still to come. */
  async #isBulkLoad(remaining: number): Promise<boolean> {
    const { pool } = this.database
    this.#isBulk ??= await hasDroppedIndexes(pool)
    const { counts, recordsDone } = this.progress
    this.#present ??= await countDocuments(pool)
    const estimate = {
      written: counts.inserted + counts.updated,
      lookedAt: recordsDone,
      // Includes the current batch, which is not written yet.
      remaining: remaining + this.#batchRecords,
      present: this.#present,
    }
    if (!this.#isBulk && isLargeLoad(estimate)) {
      await dropIndexes(pool)
      this.#isBulk = true
    }
    return this.#isBulk
  }
}
