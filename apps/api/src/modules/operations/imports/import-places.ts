import { basename } from 'node:path'
import type { Database, Db } from '../../../db/connect.ts'
import { addPlaces } from '../../platform/places/add-places.ts'
import { addGazetteer } from '../../platform/places/gazetteer/load-gazetteer.ts'
import { hasDroppedIndexes } from '../../search/documents/bulk-load.ts'
import type { ImportReport, SchoolImport } from './import-schools.ts'
import { hasFewPlaces } from './places/few-places.repository.ts'
import { dropPlaceIndexes, restorePlaceIndexes } from './places/place-indexes.ts'
import { type PointFaults, PointSurvey } from './places/point-survey.ts'
import { type PlaceBatch, readPlaces } from './places/read-places.ts'
import { countWithoutLocation, placeUnplaced } from './places/unplaced-places.repository.ts'
import { fingerprintOf, openSourceFile, type SourceFile } from './reading/source-file.ts'
import { addCounts } from './run/import-counts.ts'
import { withImportLock } from './run/import-lock.repository.ts'
import { beginRun, findUnfinishedRun, saveRun } from './run/import-run.repository.ts'
import type { ImportWatcher } from './run/import-watcher.ts'
import { RejectedFile } from './run/rejected-file.ts'
import { placeApproximately } from './schools/approximate-places.repository.ts'
import { reportDoubtful } from './schools/report-doubtful.ts'
import type { RunProgress } from './schools/write-batch.repository.ts'

export type PlaceImport = Omit<SchoolImport, 'source'>

const defaultBatchRows = 4_000
/** From this file size on, indexes are built after the load. */
const largeFile = 500_000

/**
 * Imports a list of places: towns, localities, post offices and their PIN codes. Rows with the same
 * name and the same PIN code or district are one place, the best known of them; existing places stay.
 * The file is read twice: first all its points, to tell which can be trusted. The gazetteer is added
 * if it is missing, since its points are checked. A run that was killed continues after its last
 * batch. Schools without coordinates are placed again afterwards. Throws InputError for problems that
 * the operator can fix.
 */
export function importPlaces(
  database: Database,
  order: PlaceImport,
  watcher: ImportWatcher,
): Promise<ImportReport> {
  return withImportLock(database.pool, () => run(database, order, watcher))
}

async function run(database: Database, order: PlaceImport, watcher: ImportWatcher) {
  const { map, limit } = order
  const { db, pool } = database
  const fingerprint = await fingerprintOf(order.file, { map, limit })
  const file = await openSourceFile(order.file)
  const begun = await findUnfinishedRun(db, 'places', fingerprint)
  const fileName = basename(order.file)
  const importRun = begun ?? (await beginRun(db, { kind: 'places', fileName, fingerprint }))
  const resumedFrom = importRun.recordsDone
  if (resumedFrom > 0)
    watcher.onMessage(`An earlier run was interrupted: continuing after row ${resumedFrom}.`)
  const rejected = new RejectedFile(order.rejected, importRun.rejectedBytes)
  try {
    await addGazetteer(database)
    watcher.onStage('Comparing the coordinates')
    const survey = await surveyPoints(order)
    const reading = new Reading(db, importRun.id, importRun, rejected, survey)
    const isFresh = begun === undefined && (await hasFewPlaces(pool))
    if (file.size >= largeFile && isFresh) await dropPlaceIndexes(pool)
    const isComplete = await readAll(reading, file, order, watcher)
    const placed = isComplete ? await finish(database, reading, watcher) : 0
    reportPointFaults(reading, watcher)
    if (isComplete) await saveRun(db, importRun.id, { stage: 'finished' })
    const { counts, recordsDone } = reading.progress
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

/** Reads all points of the file. */
async function surveyPoints({ file: path, map, limit }: PlaceImport): Promise<PointSurvey> {
  const survey = new PointSurvey()
  const file = await openSourceFile(path)
  const batches = readPlaces(file.text, {
    map,
    batchRows: defaultBatchRows,
    skip: 0,
    limit: limit ?? Number.POSITIVE_INFINITY,
    onUnused: () => {},
  })
  try {
    for await (const batch of batches) for (const place of batch.places) survey.add(place)
  } finally {
    file.text.destroy()
  }
  survey.settle()
  return survey
}

function reportPointFaults({ pointFaults }: Reading, watcher: ImportWatcher): void {
  const { shared, contradicted } = pointFaults
  if (shared > 0)
    watcher.onMessage(`${shared} rows share their coordinates with many others: approximate.`)
  if (contradicted > 0)
    watcher.onMessage(`${contradicted} rows lie far from their PIN code: approximate.`)
}

async function readAll(
  reading: Reading,
  file: SourceFile,
  order: PlaceImport,
  watcher: ImportWatcher,
): Promise<boolean> {
  const skip = reading.progress.recordsDone
  const batches = readPlaces(file.text, {
    map: order.map,
    batchRows: order.batchRows ?? defaultBatchRows,
    skip,
    limit: order.limit ?? Number.POSITIVE_INFINITY,
    survey: reading.survey,
    onUnused: (headings) => watcher.onMessage(`Unused columns: ${headings.join(', ')}.`),
  })
  for await (const batch of batches) {
    await reading.take(batch)
    const done = reading.progress.recordsDone - skip
    watcher.onProgress({ done: file.bytesRead(), all: file.size }, done)
    if (order.signal?.aborted) return false
  }
  return true
}

async function finish({ db, pool }: Database, reading: Reading, watcher: ImportWatcher) {
  watcher.onStage('Creating places from PIN codes')
  await db.transaction((tx) => addPlaces(tx, reading.survey.pincodes()))
  watcher.onStage('Placing places without coordinates')
  const placed = await placeUnplaced(db)
  const lost = await countWithoutLocation(db)
  if (lost > 0)
    watcher.onMessage(`${lost} places have no known location, so they are not suggested.`)
  if (await hasDroppedIndexes(pool)) {
    watcher.onStage('Building the indexes')
    await restorePlaceIndexes(pool)
  }
  watcher.onStage('Checking and completing the coordinates of schools')
  const { doubtful } = await placeApproximately(pool)
  reportDoubtful(doubtful, watcher)
  return placed
}

/** Commits batch after batch, with the progress of the run. */
class Reading {
  readonly survey: PointSurvey
  readonly pointFaults: PointFaults = { shared: 0, contradicted: 0 }
  readonly #db: Db
  readonly #id: number
  readonly #rejected: RejectedFile
  progress: RunProgress

  constructor(
    db: Db,
    id: number,
    progress: RunProgress,
    rejected: RejectedFile,
    survey: PointSurvey,
  ) {
    this.survey = survey
    this.#db = db
    this.#id = id
    this.#rejected = rejected
    this.progress = progress
  }

  async take(batch: PlaceBatch): Promise<void> {
    this.pointFaults.shared += batch.pointFaults.shared
    this.pointFaults.contradicted += batch.pointFaults.contradicted
    if (batch.isDone) return
    this.#rejected.append(batch.rejections)
    await this.#db.transaction(async (tx) => {
      const written = await addPlaces(tx, batch.places)
      const merged = batch.places.length - written.inserted - written.updated - written.unchanged
      const counts = addCounts(batch.counts, {
        inserted: written.inserted,
        updated: written.updated,
        unchanged: written.unchanged + merged,
      })
      this.progress = {
        recordsDone: this.progress.recordsDone + batch.records,
        counts: addCounts(this.progress.counts, counts),
        rejectedBytes: this.#rejected.size,
      }
      await saveRun(tx, this.#id, this.progress)
    })
  }
}
