import type { Db } from '../../../db/connect.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { moderatedRows } from './moderated-rows.repository.ts'

/** Writes the search documents of records whose visibility or fields changed, and of what they show. */
export async function reindex(
  tx: Db,
  kind: 'school' | 'store' | 'product' | 'job' | 'blog' | 'video' | 'comment',
  ids: readonly number[],
): Promise<void> {
  if (kind === 'blog' || kind === 'video' || kind === 'comment' || ids.length === 0) return
  await writeDocuments(tx, kind, ids)
  if (kind === 'school') await writeDocuments(tx, 'job', await moderatedRows.jobsOf(tx, ids))
  if (kind === 'store') await writeDocuments(tx, 'product', await moderatedRows.productsOf(tx, ids))
}
