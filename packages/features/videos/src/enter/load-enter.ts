import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** The conditions for entering the contest of the URL, and the user's entries. */
export const loadEnter = privateLoader(async ({ api, params, signal }) => {
  const path = { url: params.url ?? '' }
  return {
    form: await answerOf(api.GET('/contests/{url}/entry-form', { params: { path }, signal })),
  }
})
