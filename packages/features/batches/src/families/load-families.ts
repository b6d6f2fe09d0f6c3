import { answerOf } from '@edbazaar/api-client'
import { idIn, loadNotFound, privateLoader } from '@edbazaar/feature-platform'

export const groups = ['interested', 'requested', 'trial', 'enrolled', 'waitlist'] as const
export type Group = (typeof groups)[number]

/** Loads the families of the batch in the path. */
export const loadFamilies = privateLoader(async ({ api, params, search, signal }) => {
  const id = idIn(params.id)
  if (id === null) return loadNotFound()
  const options = { params: { path: { id } }, signal }
  const [batch, families] = await Promise.all([
    answerOf(api.GET('/stores/batches/{id}/desk', options)),
    answerOf(api.GET('/stores/batches/{id}/families', options)),
  ])
  // A phone shows one group at a time.
  const group = groups.find((each) => each === search.get('group')) ?? 'interested'
  return { batch, families, group, now: Date.now() }
})

export type LoadedFamilies = NonNullable<Awaited<ReturnType<typeof loadFamilies>>>
