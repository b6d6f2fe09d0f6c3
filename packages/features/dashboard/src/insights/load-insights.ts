import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'
import { listingKindIn } from '../parts/listing-kind'

/** Loads the dashboard of the school or store in the path. */
export const loadListing = privateLoader(async ({ api, signal, params }) => {
  const [kind, id] = [listingKindIn(params.listings), idIn(params.id)]
  if (kind === null || id === null) return loadNotFound()
  const options = { params: { path: { id } }, signal }
  const dashboard = await answerOf(
    kind === 'school'
      ? api.GET('/schools/{id}/insights', options)
      : api.GET('/stores/{id}/insights', options),
  )
  return { dashboard, now: Date.parse(dashboard.as_of) }
})

/** Loads the dashboard of the product in the path, and its batches. */
export const loadProduct = privateLoader(async ({ api, signal, params }) => {
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const dashboard = await answerOf(
    api.GET('/products/{id}/insights', { params: { path: { id } }, signal }),
  )
  return { dashboard, now: Date.parse(dashboard.as_of) }
})

/** The data of both pages. */
export type LoadedInsights = NonNullable<Awaited<ReturnType<typeof loadListing>>>
