import type { Db } from '../../../db/connect.ts'
import { writeDocuments } from '../../search/documents/write-documents.repository.ts'
import { movedPopularity } from '../completeness/popularity.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import type { StoreEditingRepository } from './store-editing.repository.ts'
import type { StoreRow } from './store-fields.ts'

/** Counts what a store offers anew, in the transaction that adds `more`; its row is locked. */
export async function offersChanged(
  tx: Db,
  repository: StoreEditingRepository,
  store: StoreRow,
  more: number,
): Promise<void> {
  const nProducts = (await repository.productsOf(store.id, tx)).length
  const told = (products: number) => storeCompleteness({ ...store, nProducts: products })
  const popularity = movedPopularity(store.popularity, told(nProducts - more), told(nProducts))
  if (popularity === store.popularity) return
  await repository.save(tx, store.id, { popularity })
  await writeDocuments(tx, 'store', [store.id])
}
