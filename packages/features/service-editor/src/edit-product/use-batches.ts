import { ApiError, answerOf, type BatchDetails, type ProductEditor } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom, showToastAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import type { SavedBatch } from '../batches/BatchForm'
import { messages } from '../batches/messages'

/**
 * Adds, changes and removes the batches of a saved product. Each revalidates the page, whose preview,
 * completeness and revision depend on the batches.
 */
export function useBatches(
  { id }: Pick<ProductEditor, 'id'>,
  onReload: (product: ProductEditor) => void,
) {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })
  const api = () => {
    const client = store.get(apiAtom)
    if (client === null) throw new Error('Batches can be edited only after hydration.')
    return client
  }
  const paramsOf = (key: string) => ({ path: { id: Number(key) } })
  return {
    async add(details: BatchDetails, key: string) {
      const params = { path: { id } }
      const body = { ...details, request_key: key }
      await answerOf(api().POST('/stores/products/{id}/batches', { params, body }))
      await revalidate()
      toast(messages.added, 'success')
    },
    async change(key: string, body: BatchDetails) {
      await answerOf(api().PUT('/stores/batches/{id}', { params: paramsOf(key), body }))
      await revalidate()
      toast(messages.updated, 'success')
    },
    /** Fetches a batch that another user has changed. Rejects if it was removed. */
    async reload(key: string): Promise<SavedBatch> {
      const params = { path: { id } }
      const product = await answerOf(api().GET('/stores/products/edit/{id}/details', { params }))
      onReload(product)
      const details = product.batches.find((batch) => String(batch.id) === key)
      if (details === undefined) throw new Error('The batch was removed in the meantime.')
      return { details, revision: product.revision }
    },
    async remove(key: string) {
      try {
        await answerOf(api().DELETE('/stores/batches/{id}', { params: paramsOf(key) }))
        await revalidate()
        toast(messages.removed, 'success')
      } catch (cause) {
        if (!(cause instanceof ApiError)) console.error(cause)
        toast(cause instanceof ApiError ? apiErrorMessage(cause) : messages.notRemoved, 'error')
      }
    },
  }
}
