import { answerOf } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useRevalidator } from 'react-router-dom'

/** Shows a store or a service to parents or hides it; the page is asked for anew. */
export function useSaveActive() {
  const store = useStore()
  const { revalidate } = useRevalidator()
  return {
    async ofStore(storeId: number, value: boolean) {
      const body = { field: 'is_active', value } as const
      const params = { path: { storeId } }
      const api = store.get(apiAtom)
      if (api === null) return
      await answerOf(api.PUT('/stores/store/edit/{storeId}', { params, body }))
      await revalidate()
    },
    async ofService(id: number, value: boolean) {
      const body = { field: 'is_active', value } as const
      const params = { path: { id } }
      const api = store.get(apiAtom)
      if (api === null) return
      await answerOf(api.PUT('/stores/products/{id}/edit', { params, body }))
      await revalidate()
    },
  }
}
