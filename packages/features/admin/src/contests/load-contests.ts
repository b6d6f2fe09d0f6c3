import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

export const loadContests = privateLoader(async ({ api, signal }) => ({
  contests: (await answerOf(api.GET('/admin/contests', { signal }))).data,
}))
