import { answerOf, type MyBilling, type MyPlan } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

export interface LoadedPlan {
  mine: MyPlan
  billing: MyBilling
}

/** Loads the user's plan, what is in use, the plans on offer, and the invoices. */
export const loadPlan = privateLoader(async ({ api, signal }): Promise<LoadedPlan> => {
  const [mine, billing] = await Promise.all([
    answerOf(api.GET('/my-plan', { signal })),
    answerOf(api.GET('/my-billing', { signal })),
  ])
  return { mine, billing }
})
