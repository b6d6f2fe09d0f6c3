import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** Loads the user's plan, what is in use, and the plans on offer. */
export const loadPlan = privateLoader(({ api, signal }) =>
  answerOf(api.GET('/my-plan', { signal })),
)
