import type { Caller } from '../../../caller.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { Seller } from '../../../seller-settings.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import { toPaidSubscription } from '../changes/paid-subscription.ts'
import { renewalOf } from '../changes/plan-change.ts'
import { renewedPlan } from '../changes/renewed-plan.ts'
import { taxPlaceOf } from '../changes/tax-place.ts'
import type { InvoicesRepository } from '../invoices/invoices.repository.ts'
import type { PlanVersionsRepository } from '../plans/plan-versions.repository.ts'
import type { PlansRepository } from '../plans/plans.repository.ts'
import type { PlansService } from '../plans/plans.service.ts'
import type { BillingProfilesRepository } from '../profile/billing-profile.repository.ts'
import type { Subscription } from '../subscriptions/subscription.ts'
import type { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts'
import { toPlan } from '../subscriptions/to-plan.ts'

export type MyPlanService = ReturnType<typeof createMyPlanService>

interface MyPlanDeps {
  readonly invoices: Pick<InvoicesRepository, 'newestOf'>
  readonly plans: Pick<PlansService, 'planOf'>
  readonly profiles: Pick<BillingProfilesRepository, 'find'>
  readonly seller: Seller | null
  readonly usage: PlansRepository
  readonly versions: Pick<PlanVersionsRepository, 'find' | 'offered'>
  readonly subscriptions: Pick<SubscriptionsRepository, 'liveOf'>
}

/** The limits of a user's plan, what is in use, and which plans there are. */
export function createMyPlanService(deps: MyPlanDeps) {
  const { invoices, plans, profiles, seller, usage, versions, subscriptions } = deps

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

  /** The item that the user pays for, and what follows it. */
  async function subscriptionOf(
    live: Subscription | undefined,
    userId: number,
  ): Promise<Schema<'MyPlan'>['subscription']> {
    const paid = live && toPaidSubscription(live)
    if (!paid) return null
    const [next, profile, invoice, offered] = await Promise.all([
      renewedPlan(versions, paid),
      profiles.find(userId),
      invoices.newestOf(paid.id),
      versions.offered(),
    ])
    const following = next ?? offered[0]
    return {
      state: paid.state === 'past_due' || paid.state === 'ending' ? paid.state : 'active',
      ends_on: paid.endsOn,
      next_plan: following && (paid.state === 'ending' || !next) ? toPlan(following) : null,
      renews_paise:
        next && seller && profile
          ? renewalOf(next, paid, taxPlaceOf(seller, profile)).amounts.total_paise
          : null,
      open_invoice_id: invoice?.state === 'issued' ? invoice.id : null,
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
        subscription: await subscriptionOf(live, userId),
        is_granted: live?.method === 'granted',
        until: live?.endsOn ?? null,
        usage: inUse,
        plans: offered.map(toPlan),
      }
    },
  }
}
