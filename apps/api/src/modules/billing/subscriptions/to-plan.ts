import type { Schema } from '../../../contract/operations.ts'
import type { UserPlan } from '../plans/user-plan.ts'

/** The `Plan` of the contract. */
export const toPlan = (plan: UserPlan): Schema<'Plan'> => ({
  id: plan.id,
  key: plan.key,
  name: plan.name,
  price_paise: plan.pricePaise,
  schools: plan.schools,
  stores: plan.stores,
  products: plan.products,
  jobs: plan.jobs,
  members: plan.members,
})
