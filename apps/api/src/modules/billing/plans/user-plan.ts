import type { PlanLimits } from './plans.ts'

/** The version of a plan that a user has. */
export interface UserPlan extends PlanLimits {
  readonly id: number
  readonly key: string
  readonly name: string
  readonly pricePaise: number
}
