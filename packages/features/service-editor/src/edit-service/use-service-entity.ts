import { answerOf, type ProductChange, type ProductEditor } from '@edbazaar/api-client'
import { type Refusal, useEditedEntity, type ValuesOf } from '@edbazaar/feature-editing'
import { apiAtom, showToastAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { messages } from '../service/messages'

export type ServiceValues = ValuesOf<ProductChange>
type ServiceField = keyof ServiceValues

/** What is saved as one: two ages, a price with what it is for. */
const togetherOf = ({ age_min, age_max, price, price_unit }: ProductEditor) => ({
  ages: { age_min, age_max },
  price: { price, price_unit },
})

/** A service whose fields save themselves; the page follows, with its preview and its filters. */
export function useServiceEntity({ id, revision }: ProductEditor) {
  const store = useStore()
  const { revalidate } = useRevalidator()
  const params = { path: { id } }
  const toast = (message: string, type: 'success' | 'error') =>
    store.set(showToastAtom, { message, type })
  const api = () => {
    const client = store.get(apiAtom)
    if (client === null) throw new Error('Services are edited by pages that are alive.')
    return client
  }
  function onSaved(field: ServiceField) {
    if (field === 'description_html') toast(messages.updated, 'success')
    if (field === 'files') toast(messages.imageUpdated, 'success')
    void revalidate()
  }
  function onFailed(field: ServiceField, refusal: Refusal) {
    const isNamed = field === 'files' || field === 'description_html'
    toast(isNamed ? messages.failed : refusal.words, 'error')
  }
  return useEditedEntity<ServiceValues>({
    kind: 'product',
    id,
    revision,
    save: (body) => answerOf(api().PUT('/stores/products/{id}/edit', { params, body })),
    reload: async () => {
      const service = await answerOf(api().GET('/stores/products/edit/{id}/details', { params }))
      return { ...service, ...togetherOf(service) }
    },
    onSaved,
    onFailed,
  })
}
