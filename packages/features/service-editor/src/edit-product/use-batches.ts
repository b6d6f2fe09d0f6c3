import { ApiError, answerOf, type BatchDetails, type ProductEditor } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { messages } from '../batches/messages'

/** Adds, changes and removes the batches of a saved product, and revalidates the page. */
export function useBatches({ id }: Pick<ProductEditor, 'id'>) {
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
    async onAdd(details: BatchDetails, key: string) {
      const params = { path: { id } }
      const body = { ...details, request_key: key }
      await answerOf(api().POST('/stores/products/{id}/batches', { params, body }))
      await revalidate()
      toast(messages.added, 'success')
    },
    async onChange(key: string, body: BatchDetails) {
      try {
        await answerOf(api().PUT('/stores/batches/{id}', { params: paramsOf(key), body }))
      } catch (cause) {
        // The form shows the newer version next to the user's input.
        if (cause instanceof ApiError && cause.code === 'conflict') await revalidate()
        throw cause
      }
      await revalidate()
      toast(messages.updated, 'success')
    },
    async onRemove(key: string) {
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
