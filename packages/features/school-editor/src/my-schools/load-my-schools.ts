import { answerOf, type SchoolsAndStores } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** A school of the signed-in user. */
export type MySchool = SchoolsAndStores['schools'][number]

/** Loads the user's schools and the limits of their plan. */
export const loadMySchools = privateLoader(async ({ api, signal }) => {
  const { schools, limits } = await answerOf(api.GET('/users/schools-and-stores', { signal }))
  return { schools, limits }
})
