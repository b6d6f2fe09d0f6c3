import { type ApiClient, answerOf, type Filter, type ProductKind } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'
import { sectionOf } from '../filters/filter-sections'
import { kinds } from '../product/product-schema'

/** Loads the store that the product is added to, and the filters of each kind. */
export const loadNewProduct = privateLoader(async ({ api, params, signal }) => {
  if (!/^[1-9]\d{0,9}$/.test(params.id ?? '')) return loadNotFound()
  const path = { id: Number(params.id) }
  const [store, filters] = await Promise.all([
    answerOf(api.GET('/stores/edit/{id}/details', { params: { path }, signal })),
    loadFilters(api, signal),
  ])
  return { store, filters }
})

export type FiltersByKind = ReadonlyMap<ProductKind, readonly Filter[]>

async function loadFilters(api: ApiClient, signal: AbortSignal): Promise<FiltersByKind> {
  const entries = kinds.map(async (kind) => {
    const query = { section: sectionOf[kind] }
    const filters = await answerOf(api.GET('/schools/filters', { params: { query }, signal }))
    return [kind, filters] as const
  })
  return new Map(await Promise.all(entries))
}
