import { AppError, notSignedIn } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import type { ListingCount, PlansRepository } from './plans.repository.ts'
import { limitsOfPlan, type Plans } from './plans.ts'

export type PlansService = ReturnType<typeof createPlansService>

/** How much a user's plan lets them list, and whether they have reached the limit. */
export function createPlansService(repository: PlansRepository, plans: Plans) {
  /** The limits of a user. Locks their plan, so that their other requests to create wait. */
  async function lockLimits(tx: Db, userId: number) {
    const plan = await repository.lockPlanOf(tx, userId)
    if (plan === undefined) throw notSignedIn()
    return limitsOfPlan(plans, plan)
  }

  return {
    /** The `ListingLimits` of the contract. */
    async of(userId: number) {
      const [plan, counts] = await Promise.all([
        repository.planOf(userId),
        repository.countListings(userId),
      ])
      if (plan === undefined) throw notSignedIn()
      const limits = limitsOfPlan(plans, plan)
      return {
        plan,
        ...limits,
        is_limit_exceeded: counts.schools.live >= limits.schools,
        is_service_limit_exceeded: counts.stores.live >= limits.stores,
      }
    },

    /** Call it in the transaction that makes the change. Throws `conflict` at a limit. */
    async requireRoom(
      tx: Db,
      userId: number,
      kind: 'schools' | 'stores',
      change: PlanChange,
    ): Promise<void> {
      const limit = (await lockLimits(tx, userId))[kind]
      const counts = await repository.countListings(userId, tx)
      requireFewer(counts[kind], limit, change, { one: singular[kind], many: kind })
    },

    /** Like `requireRoom`, for a product in a store of the user. Throws `conflict`. */
    async requireRoomInStore(
      tx: Db,
      userId: number,
      storeId: number,
      change: PlanChange,
    ): Promise<void> {
      const limit = (await lockLimits(tx, userId)).products
      const products = await repository.countProducts(storeId, tx)
      const words = { one: 'product in a store', many: 'products in a store' }
      requireFewer(products, limit, change, words)
    },

    /** Whether the plan of a user allows another live product in a store of theirs. */
    async hasRoomInStore(userId: number, storeId: number): Promise<boolean> {
      const [plan, { live }] = await Promise.all([
        repository.planOf(userId),
        repository.countProducts(storeId),
      ])
      return plan !== undefined && live < limitsOfPlan(plans, plan).products
    },
  }
}

const singular = { schools: 'school', stores: 'store' } as const

/**
 * What happens to a listing of the user. `show`: a hidden or deleted one becomes live. `add`: they get
 * another live one. `addHidden`: they get another one that is hidden.
 */
type PlanChange = 'show' | 'add' | 'addHidden'

/** Hidden and recently deleted listings of a kind that a user may have besides their plan. */
const maxOthers = 100

function requireFewer(
  { live, all }: ListingCount,
  limit: number,
  change: PlanChange,
  { one, many }: { readonly one: string; readonly many: string },
): void {
  if (change !== 'addHidden' && live >= limit)
    throw new AppError(
      'conflict',
      `Your plan allows ${limit === 1 ? `one ${one}` : `${limit} ${many}`}, and you have reached this limit. Hide or delete one first, or contact us on the contact page.`,
    )
  if (change !== 'show' && all >= limit + maxOthers)
    throw new AppError(
      'conflict',
      `You have ${all} ${many}, including hidden ones and those deleted in the last 30 days. Try again when some of them have been permanently removed.`,
    )
}
