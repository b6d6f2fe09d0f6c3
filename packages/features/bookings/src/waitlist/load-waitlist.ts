import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** Loads the user's place in line. */
export const loadWaitlist = privateLoader(async ({ api, params, signal }) => {
  const path = { id: params.id ?? '' }
  const entry = await answerOf(api.GET('/my-waitlists/{id}', { params: { path }, signal }))
  return { entry, now: Date.now() }
})

export type LoadedWaitlist = NonNullable<Awaited<ReturnType<typeof loadWaitlist>>>
