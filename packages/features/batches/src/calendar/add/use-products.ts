import { answerOf } from '@edbazaar/api-client'
import { useLoaded } from '@edbazaar/feature-platform'

/** The products of a store. */
export const useProducts = (storeId: number) =>
  useLoaded(async (api, signal) => {
    const params = { path: { id: storeId } }
    const { products } = await answerOf(api.GET('/stores/edit/{id}/details', { params, signal }))
    return products.map(({ summary: { id, name } }) => ({ id, name }))
  }, storeId)
