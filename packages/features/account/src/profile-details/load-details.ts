import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** The current user's profile, sessions and second factors. */
export const loadDetails = privateLoader(async ({ api, signal }) => {
  const [profile, sessions, secondFactor] = await Promise.all([
    answerOf(api.GET('/users/my-profile', { signal })),
    answerOf(api.GET('/users/my-sessions', { signal })),
    answerOf(api.GET('/users/second-factor', { signal })),
  ])
  return { profile, sessions, secondFactor }
})

export type LoadedDetails = NonNullable<Awaited<ReturnType<typeof loadDetails>>>
