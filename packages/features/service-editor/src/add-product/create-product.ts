import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { newFiles } from '@edbazaar/feature-editing'
import type { ListedBatch } from '../batches/BatchList'
import type { NewProductValues } from './new-product-schema'

interface CreatedProduct {
  id: number
  /** Whether parents can see it. */
  isShown: boolean
  /** The number of its batches that could not be added. */
  failedBatches: number
}

/** Adds a product to a store, with its batches. Request keys make retries idempotent. */
export async function createProduct(
  api: ApiClient,
  { media, batches, ...product }: NewProductValues & { store_id: number },
): Promise<CreatedProduct> {
  const body = { ...product, files: newFiles(media) }
  const { id, is_active: isShown } = await answerOf(api.POST('/stores/products/create', { body }))
  return { id, isShown, failedBatches: await addBatches(api, id, batches) }
}

/** Returns how many batches failed. */
async function addBatches(api: ApiClient, id: number, batches: readonly ListedBatch[]) {
  let failed = 0
  for (const { key, details } of batches) {
    const request = api.POST('/stores/products/{id}/batches', {
      params: { path: { id } },
      body: { ...details, request_key: key },
    })
    await answerOf(request).catch((cause: unknown) => {
      console.warn(cause)
      failed += 1
    })
  }
  return failed
}
