import { answerOf, type SchoolsAndStores } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** A school of the signed-in user. */
export type MySchool = SchoolsAndStores['schools'][number]

/** Loads the user's schools, those that were deleted recently, and the limits of their plan. */
export const loadMySchools = privateLoader(async ({ api, signal }) => {
  const query = { kind: 'school' } as const
  const [{ schools, limits }, { data: deleted }] = await Promise.all([
    answerOf(api.GET('/users/schools-and-stores', { signal })),
    answerOf(api.GET('/users/deleted-listings', { params: { query }, signal })),
  ])
  return { schools, limits, deleted }
})
