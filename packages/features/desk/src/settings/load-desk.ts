import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'
import { listingKindIn } from '../inbox/place'

/** Loads the hours, holidays, visit times and templates of the school or store in the path. */
export const loadDesk = privateLoader(async ({ api, signal, params }) => {
  const [kind, id] = [listingKindIn(params), idIn(params.id)]
  if (kind === null || id === null) return loadNotFound()
  const listing = { kind, id }
  const options = { params: { path: listing }, signal }
  const [desk, { templates }, { slots }] = await Promise.all([
    answerOf(api.GET('/listings/{kind}/{id}/desk', options)),
    answerOf(api.GET('/listings/{kind}/{id}/reply-templates', options)),
    answerOf(api.GET('/listings/{kind}/{id}/visit-slots', options)),
  ])
  return { listing, desk, templates, slots, now: Date.now() }
})

/** The data of the page. */
export type LoadedDesk = NonNullable<Awaited<ReturnType<typeof loadDesk>>>
