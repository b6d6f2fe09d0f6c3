import type { Db } from '../../../db/connect.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import { moderatedRows } from './moderated-rows.repository.ts'

/** Writes the search documents of records whose visibility or fields changed, and of what they show. */
export async function reindex(
  tx: Db,
  kind: 'school' | 'store' | 'product' | 'job' | 'blog' | 'video' | 'comment',
  ids: readonly number[],
): Promise<void> {
  if (kind === 'blog' || kind === 'video' || kind === 'comment' || ids.length === 0) return
  await indexDocuments(tx, kind, ids)
  if (kind === 'school') await indexDocuments(tx, 'job', await moderatedRows.jobsOf(tx, ids))
  if (kind === 'store') await indexDocuments(tx, 'product', await moderatedRows.productsOf(tx, ids))
}
