import { type ApiClient, ApiError, answerOf, type NewProduct } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { apiAtom, paths, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useNavigate } from 'react-router-dom'
import type { ListedBatch } from '../batches/BatchList'
import { messages } from '../product/messages'
import type { ProductDraft } from '../product/product-draft'
import { type ProductErrors, validateProduct } from '../product/product-schema'

interface AddProductOptions {
  storeId: number
  /** Called after the product was added, to delete the draft. */
  onAdded: () => void
  /** Called with the errors of the API, to show them at their fields. */
  onRejected: (errors: ProductErrors) => void
}

/** Adds a product with its batches and opens its edit page. */
export function useAddProduct({ storeId, onAdded, onRejected }: AddProductOptions) {
  const store = useStore()
  const navigate = useNavigate()
  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })

  return async (draft: ProductDraft) => {
    const api = store.get(apiAtom)
    const validation = validateProduct(draft)
    if (api === null || validation.product === undefined) return
    const body: NewProduct = {
      ...validation.product,
      store_id: storeId,
      files: draft.media.map(({ url }) => url),
      request_key: draft.request_key,
    }
    try {
      const { id } = await answerOf(api.POST('/stores/products/create', { body }))
      const failed = await addBatches(api, id, draft.batches)
      onAdded()
      if (failed === 0) toast(messages.added, 'success')
      else toast(messages.batchesFailed(String(failed)), 'error')
      await navigate(paths.editService(id))
    } catch (cause) {
      onRejected(fieldErrorsOf(cause))
      const isSessionExpired = cause instanceof ApiError && cause.code === 'not_signed_in'
      if (!isSessionExpired) toast(errorMessage(cause), 'error')
    }
  }
}

/** Returns how many batches failed. Request keys make retries idempotent. */
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

function fieldErrorsOf(cause: unknown): ProductErrors {
  if (!(cause instanceof ApiError)) return {}
  return Object.fromEntries(cause.errors.map(({ field, msg }) => [field, msg]))
}

function errorMessage(cause: unknown): string {
  if (cause instanceof ApiError) return apiErrorMessage(cause)
  console.error(cause)
  return messages.failed
}
