import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { notSignedIn } from '../../accounts/sessions/caller.ts'
import type { PlansRepository } from './plans.repository.ts'
import { limitsOfPlan, type Plans } from './plans.ts'

export type PlansService = ReturnType<typeof createPlansService>

/** What somebody may list, and whether it is used up. */
export function createPlansService(repository: PlansRepository, plans: Plans) {
  /** The limits of a user who lists something in this transaction; other such ones of theirs wait. */
  async function lockLimits(tx: Db, userId: number) {
    const plan = await repository.lockPlanOf(tx, userId)
    if (plan === undefined) throw notSignedIn()
    return limitsOfPlan(plans, plan)
  }

  return {
    /** The `ListingLimits` of the contract. */
    async of(userId: number) {
      const [plan, listed] = await Promise.all([
        repository.planOf(userId),
        repository.listedBy(userId),
      ])
      if (plan === undefined) throw notSignedIn()
      const limits = limitsOfPlan(plans, plan)
      return {
        plan,
        ...limits,
        is_limit_exceeded: listed.schools >= limits.schools,
        is_service_limit_exceeded: listed.stores >= limits.stores,
      }
    },

    /** Call it in the transaction that lists another. Throws `conflict` where there is no room. */
    async requireRoom(tx: Db, userId: number, what: 'schools' | 'stores'): Promise<void> {
      const most = (await lockLimits(tx, userId))[what]
      if ((await repository.listedBy(userId, tx))[what] >= most)
        throw usedUp(most, oneOf[what], what)
    },

    /** The same for one more product of a store; `userId` owns the store. */
    async requireRoomInStore(tx: Db, userId: number, storeId: number): Promise<void> {
      const most = (await lockLimits(tx, userId)).products
      if ((await repository.productsOf(tx, storeId)) >= most)
        throw usedUp(most, 'product in a store', 'products in a store')
    },
  }
}

const oneOf = { schools: 'school', stores: 'store' } as const

const usedUp = (most: number, one: string, many: string) =>
  new AppError(
    'conflict',
    `Your plan allows ${most === 1 ? `one ${one}` : `${most} ${many}`}, and you have listed as many. To list more, please write to us on the contact page.`,
  )
