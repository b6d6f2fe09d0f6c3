import { answerOf, type MyBilling, type MyPlan, type PlanChange } from '@edbazaar/api-client'
import { loadNotFound, privateLoader } from '@edbazaar/feature-platform'

export interface LoadedChange {
  /** The key of the plan in the URL. */
  target: string
  mine: MyPlan
  billing: MyBilling
  /** Null until the billing details are saved. */
  change: PlanChange | null
}

/** Loads what a change to the plan in the URL would do. */
export const loadChange = privateLoader(async ({ api, search, signal }): Promise<LoadedChange> => {
  const target = search.get('plan')
  if (target === null) return loadNotFound()
  const [mine, billing] = await Promise.all([
    answerOf(api.GET('/my-plan', { signal })),
    answerOf(api.GET('/my-billing', { signal })),
  ])
  if (billing.profile === null) return { target, mine, billing, change: null }
  const params = { query: { plan: target } }
  return {
    target,
    mine,
    billing,
    change: await answerOf(api.GET('/my-plan/preview', { params, signal })),
  }
})
