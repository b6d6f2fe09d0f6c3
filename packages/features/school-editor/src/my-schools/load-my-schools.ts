import { answerOf, type SchoolsAndStores } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-session'

/** A school of one's own, as its card shows it. */
export type MySchool = SchoolsAndStores['schools'][number]

/** One's schools, and how many more one may list. */
export const loadMySchools = privateLoader(async ({ api, signal }) => {
  const { schools, limits } = await answerOf(api.GET('/users/schools-and-stores', { signal }))
  return { schools, limits }
})
