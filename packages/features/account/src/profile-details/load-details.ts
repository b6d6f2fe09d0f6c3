import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** The current user's profile and sessions. */
export const loadDetails = privateLoader(async ({ api, signal }) => {
  const [profile, sessions] = await Promise.all([
    answerOf(api.GET('/users/my-profile', { signal })),
    answerOf(api.GET('/users/my-sessions', { signal })),
  ])
  return { profile, sessions }
})

export type LoadedDetails = NonNullable<Awaited<ReturnType<typeof loadDetails>>>
