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

    /**
     * Call it in the transaction that creates, shows or restores a listing of the user. Hidden and
     * deleted ones do not count. Throws `conflict` at the limit.
     */
    async requireRoom(tx: Db, userId: number, kind: 'schools' | 'stores'): Promise<void> {
      const limit = (await lockLimits(tx, userId))[kind]
      const counts = await repository.countListings(userId, tx)
      requireFewer(counts[kind], limit, { one: singular[kind], many: kind })
    },

    /** Like `requireRoom`, for a product in a store of the user. Throws `conflict`. */
    async requireRoomInStore(tx: Db, userId: number, storeId: number): Promise<void> {
      const limit = (await lockLimits(tx, userId)).products
      const products = await repository.countProducts(tx, storeId)
      requireFewer(products, limit, { one: 'product in a store', many: 'products in a store' })
    },
  }
}

const singular = { schools: 'school', stores: 'store' } as const

/** Hidden and recently deleted listings of a kind that a user may have besides their plan. */
const maxOthers = 100

function requireFewer(
  { live, all }: ListingCount,
  limit: number,
  { one, many }: { readonly one: string; readonly many: string },
): void {
  if (live >= limit)
    throw new AppError(
      'conflict',
      `Your plan allows ${limit === 1 ? `one ${one}` : `${limit} ${many}`}, and you have reached this limit. Hide or delete one first, or contact us on the contact page.`,
    )
  if (all >= limit + maxOthers)
    throw new AppError(
      'conflict',
      `You have ${all} ${many}, including hidden ones and those deleted in the last 30 days. Try again when some of them have been permanently removed.`,
    )
}
