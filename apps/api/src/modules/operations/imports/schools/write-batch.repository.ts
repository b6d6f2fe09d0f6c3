import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import * as schema from '../../../../db/schema/index.ts'
import { copyDocuments } from '../../../search/documents/bulk-load.ts'
import { indexDocuments } from '../../../search/documents/documents.service.ts'
import { copyRows } from '../run/copy-rows.ts'
import { type ImportRun, saveRun } from '../run/import-run.repository.ts'
import type { PreparedBatch } from './school-batch.ts'
import { changedSchools, copySchools } from './school-columns.ts'

export type RunProgress = Pick<ImportRun, 'recordsDone' | 'counts' | 'rejectedBytes'>

/**
 * Writes one batch with its search documents and the progress of the run, in one transaction. With
 * `isBulkLoad` the documents get their bands at the end of the load.
 */
export async function writeBatch(
  pool: pg.Pool,
  batch: PreparedBatch,
  run: { id: number; progress: RunProgress },
  isBulkLoad: boolean,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // A power cut loses these rows together with the progress, so they are read again.
    await client.query('set local synchronous_commit = off')
    // The areas are counted after the import, so a bulk load does not record each change of them.
    if (isBulkLoad) await client.query("set local edbazaar.area_changes = 'off'")
    await writeRows(client, batch, isBulkLoad)
    await saveRun(drizzle(client, { schema }), run.id, run.progress)
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function writeRows(client: pg.PoolClient, batch: PreparedBatch, isBulkLoad: boolean) {
  if (batch.newIds.length > 0) await copyRows(client, copySchools, batch.newSchools)
  if (batch.changedIds.length > 0) {
    await client.query(changedSchools.create)
    await copyRows(client, changedSchools.copy, batch.changedSchools)
    await client.query(changedSchools.apply)
  }
  if (isBulkLoad && batch.newIds.length > 0)
    await copyRows(client, copyDocuments, batch.newDocuments)
  const rest = isBulkLoad ? batch.changedIds : [...batch.newIds, ...batch.changedIds]
  if (rest.length > 0) await indexDocuments(drizzle(client, { schema }), 'school', rest)
}
