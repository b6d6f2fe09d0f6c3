import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { notSignedIn } from '../../accounts/sessions/caller.ts'
import type { PlansRepository } from './plans.repository.ts'
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
        is_limit_exceeded: counts.schools >= limits.schools,
        is_service_limit_exceeded: counts.stores >= limits.stores,
      }
    },

    /** Call it in the transaction that creates the listing. Throws `conflict` at the limit. */
    async requireRoom(tx: Db, userId: number, kind: 'schools' | 'stores'): Promise<void> {
      const limit = (await lockLimits(tx, userId))[kind]
      const counts = await repository.countListings(userId, tx)
      if (counts[kind] >= limit) throw limitReached(limit, singular[kind], kind)
    },

    /** Call it in the transaction that adds a product to a store of the user. Throws `conflict`. */
    async requireRoomInStore(tx: Db, userId: number, storeId: number): Promise<void> {
      const limit = (await lockLimits(tx, userId)).products
      if ((await repository.countProducts(tx, storeId)) >= limit)
        throw limitReached(limit, 'product in a store', 'products in a store')
    },
  }
}

const singular = { schools: 'school', stores: 'store' } as const

const limitReached = (limit: number, one: string, many: string) =>
  new AppError(
    'conflict',
    `Your plan allows ${limit === 1 ? `one ${one}` : `${limit} ${many}`}, and you have reached this limit. To add more, contact us on the contact page.`,
  )
