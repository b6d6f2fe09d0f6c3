import { answerOf, type ProductChange, type ProductEditor } from '@edbazaar/api-client'
import {
  type ChangeOf,
  captionedFiles,
  type ReportedFailure,
  useEditedEntity,
  type ValuesOf,
} from '@edbazaar/feature-editing'
import { apiAtom, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'
import { messages } from '../product/messages'

export type ProductValues = ValuesOf<ProductChange>
type ProductField = keyof ProductValues

type Update = (change: (product: ProductEditor) => ProductEditor) => void

/**
 * The product with a saved field that the page shows as it is; null if the page also shows what only
 * the API knows: the completeness, the cover image or the filters of a kind.
 */
function withSaved(product: ProductEditor, change: ChangeOf<ProductValues>): ProductEditor | null {
  const { summary } = product
  switch (change.field) {
    case 'name':
      return { ...product, name: change.value, summary: { ...summary, name: change.value } }
    case 'mode':
      return { ...product, mode: change.value, summary: { ...summary, mode: change.value } }
    case 'is_active':
      return { ...product, is_active: change.value }
    default:
      return null
  }
}

/** A product with auto-saving fields. A save updates the page, or loads it again where needed. */
export function useProductEntity(product: ProductEditor, update: Update) {
  const t = useMessages(messages)
  const { id, revision } = product
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
    if (field === 'description_html') toast(t(messages.updated), 'success')
    if (field === 'files') toast(t(messages.imageUpdated), 'success')
  }
  function onFailed(field: ProductField, failure: ReportedFailure) {
    // The session feature reports an expired session.
    if (failure.kind === 'sign-in') return
    const hasOwnMessage = field === 'files' || field === 'description_html'
    toast(hasOwnMessage ? t(messages.failed) : failure.message, 'error')
  }
  return useEditedEntity<ProductValues>({
    kind: 'product',
    id,
    revision,
    save: async (body) => {
      const saved = await answerOf(api().PUT('/stores/products/{id}/edit', { params, body }))
      if (withSaved(product, body) === null) void revalidate()
      else update((current) => withSaved(current, body) ?? current)
      return saved
    },
    reload: async () => {
      const current = await answerOf(api().GET('/stores/products/edit/{id}/details', { params }))
      const { age_min, age_max, price, price_unit, media } = current
      const files = captionedFiles(media)
      return { ...current, files, ages: { age_min, age_max }, price: { price, price_unit } }
    },
    onSaved,
    onFailed,
  })
}
