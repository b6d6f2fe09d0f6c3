import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { PlanVersionsService } from '../plans/plan-versions.service.ts'
import type { PlansRepository, UserPlan } from '../plans/plans.repository.ts'
import type { PlansService } from '../plans/plans.service.ts'
import type { SubscriptionsRepository } from './subscriptions.repository.ts'

export type MyPlanService = ReturnType<typeof createMyPlanService>

interface MyPlanDeps {
  readonly plans: Pick<PlansService, 'planOf'>
  readonly usage: PlansRepository
  readonly versions: Pick<PlanVersionsService, 'offered'>
  readonly subscriptions: Pick<SubscriptionsRepository, 'liveOf'>
}

const toPlan = (plan: UserPlan): Schema<'Plan'> => ({
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

/** What a user's plan allows, what is in use, and which plans there are. */
export function createMyPlanService(deps: MyPlanDeps) {
  const { plans, usage, versions, subscriptions } = deps

  async function usageOf(userId: number): Promise<Schema<'PlanUsage'>> {
    const [counts, jobs, members, fullest, enquiries] = await Promise.all([
      usage.countListings(userId),
      usage.countJobs(userId),
      usage.countMembers(userId),
      usage.fullestStore(userId),
      usage.countEnquiries(userId, `${todayInIndia().slice(0, 4)}-01-01`),
    ])
    return {
      schools: counts.schools.live,
      stores: counts.stores.live,
      products: fullest?.products ?? 0,
      fullest_store: fullest ? { id: fullest.id, name: fullest.name } : null,
      jobs,
      members,
      enquiries,
    }
  }

  return {
    /** The plan of a user in the contract's `AdminUserDetail`. */
    async forAdmins(userId: number): Promise<Schema<'AdminUserDetail'>['plan']> {
      const [plan, live, offered] = await Promise.all([
        plans.planOf(userId),
        subscriptions.liveOf(userId),
        versions.offered(),
      ])
      const { schools, stores, products, jobs, members } = plan
      return {
        name: plan.key,
        schools,
        stores,
        products,
        jobs,
        members,
        until: live?.endsOn ?? null,
        is_paid: live !== undefined && live.method !== 'granted',
        options: offered.map(({ key, name }) => ({ key, name })),
      }
    },

    /** The `MyPlan` of the contract. */
    async read({ userId }: Caller): Promise<Schema<'MyPlan'>> {
      const [plan, live, inUse, offered] = await Promise.all([
        plans.planOf(userId),
        subscriptions.liveOf(userId),
        usageOf(userId),
        versions.offered(),
      ])
      return {
        plan: toPlan(plan),
        is_granted: live?.method === 'granted',
        until: live?.endsOn ?? null,
        usage: inUse,
        plans: offered.map(toPlan),
      }
    },
  }
}
