import type { Db } from '../../../db/connect.ts'
import { indexDocuments } from '../../search/documents/documents.service.ts'
import { movedPopularity } from '../completeness/popularity.ts'
import { storeCompleteness } from '../completeness/store-completeness.ts'
import type { StoreEditingRepository } from './store-editing.repository.ts'
import type { StoreRow } from './store-fields.ts'

/** Updates the popularity of a locked store whose number of products has changed. */
export async function productCountChanged(
  tx: Db,
  repository: StoreEditingRepository,
  store: StoreRow,
  change: 1 | -1,
): Promise<void> {
  const nProducts = (await repository.productsOf(store.id, tx)).length
  const before = storeCompleteness({ ...store, nProducts: nProducts - change })
  const after = storeCompleteness({ ...store, nProducts })
  const popularity = movedPopularity(store.popularity, before, after)
  if (popularity === store.popularity) return
  await repository.save(tx, store.id, { popularity })
  await indexDocuments(tx, 'store', [store.id])
}
