import { answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'

/** Shows or hides a store or a product, then revalidates the page. */
export function useSaveVisibility() {
  const store = useStore()
  const { revalidate } = useRevalidator()
  return {
    async ofStore(storeId: number, isActive: boolean) {
      const body = { field: 'is_active', value: isActive } as const
      const params = { path: { storeId } }
      const api = store.get(apiAtom)
      if (api === null) return
      await answerOf(api.PUT('/stores/store/edit/{storeId}', { params, body }))
      await revalidate()
    },
    async ofProduct(id: number, isActive: boolean) {
      const body = { field: 'is_active', value: isActive } as const
      const params = { path: { id } }
      const api = store.get(apiAtom)
      if (api === null) return
      await answerOf(api.PUT('/stores/products/{id}/edit', { params, body }))
      await revalidate()
    },
  }
}
