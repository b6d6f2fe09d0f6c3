import { answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'

/** Shows or hides a store or a product. */
export function useSaveVisibility() {
  const store = useStore()
  const api = () => {
    const client = store.get(apiAtom)
    if (client === null) throw new Error('Visibility can be changed only after hydration.')
    return client
  }
  return {
    async ofStore(storeId: number, isActive: boolean) {
      const body = { field: 'is_active', value: isActive } as const
      const params = { path: { storeId } }
      await answerOf(api().PUT('/stores/store/edit/{storeId}', { params, body }))
    },
    async ofProduct(id: number, isActive: boolean) {
      const body = { field: 'is_active', value: isActive } as const
      const params = { path: { id } }
      await answerOf(api().PUT('/stores/products/{id}/edit', { params, body }))
    },
  }
}
