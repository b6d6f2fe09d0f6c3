import { answerOf, type BatchDetails, type ProductEditor } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom, useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { messages } from '../batches/messages'
import type { SavedBatch } from '../batches/use-batch-form'

/**
 * Adds, changes and removes the batches of a saved product. Each revalidates the page, whose preview,
 * completeness and revision depend on the batches.
 */
export function useBatches(
  { id }: Pick<ProductEditor, 'id'>,
  onReload: (product: ProductEditor) => void,
) {
  const t = useMessages(messages)
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const { showFailure: showError } = useFailureToast()
  const { revalidate } = useRevalidator()
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
      showToast({ message: t(messages.added), type: 'success' })
    },
    async change(key: string, body: BatchDetails) {
      await answerOf(api().PUT('/stores/batches/{id}', { params: paramsOf(key), body }))
      await revalidate()
      showToast({ message: t(messages.updated), type: 'success' })
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
        showToast({ message: t(messages.removed), type: 'success' })
      } catch (cause) {
        showError(cause)
      }
    },
  }
}
