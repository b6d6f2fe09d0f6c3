import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** Loads who the user's invoices are for. */
export const loadBilling = privateLoader(({ api, signal }) =>
  answerOf(api.GET('/my-billing', { signal })),
)
