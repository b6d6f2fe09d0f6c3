import { answerOf, type ProductChange, type ProductEditor } from '@edbazaar/api-client'
import { type SaveFailure, useEditedEntity, type ValuesOf } from '@edbazaar/feature-editing'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { messages } from '../product/messages'

export type ProductValues = ValuesOf<ProductChange>
type ProductField = keyof ProductValues

/** Fields that combine several values of the product. */
const combinedFields = ({ age_min, age_max, price, price_unit }: ProductEditor) => ({
  ages: { age_min, age_max },
  price: { price, price_unit },
})

/** A product with auto-saving fields; each save revalidates the page with its preview and filters. */
export function useProductEntity({ id, revision }: ProductEditor) {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const params = { path: { id } }
  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })
  const api = () => {
    const client = store.get(apiAtom)
    if (client === null) throw new Error('Products can be edited only after hydration.')
    return client
  }
  function onSaved(field: ProductField) {
    if (field === 'description_html') toast(messages.updated, 'success')
    if (field === 'files') toast(messages.imageUpdated, 'success')
    void revalidate()
  }
  function onFailed(field: ProductField, failure: SaveFailure) {
    const hasOwnMessage = field === 'files' || field === 'description_html'
    toast(hasOwnMessage ? messages.failed : failure.message, 'error')
  }
  return useEditedEntity<ProductValues>({
    kind: 'product',
    id,
    revision,
    save: (body) => answerOf(api().PUT('/stores/products/{id}/edit', { params, body })),
    reload: async () => {
      const product = await answerOf(api().GET('/stores/products/edit/{id}/details', { params }))
      return { ...product, ...combinedFields(product) }
    },
    onSaved,
    onFailed,
  })
}
