import { AppError, notSignedIn } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { plural } from '../../platform/text/plural.ts'
import type { ListingCount, PlansRepository } from './plans.repository.ts'
import type { UserPlan } from './user-plan.ts'

export type PlansService = ReturnType<typeof createPlansService>

interface JobOfListing {
  /** 0 for one that does not exist yet. */
  readonly id: number
  readonly listing: { readonly kind: 'school' | 'store'; readonly id: number }
}

/**
 * The number of listings that a user's plan allows, and whether it is reached. Limits refuse what
 * would be added; they hide nothing.
 */
export function createPlansService(repository: PlansRepository) {
  async function planOf(userId: number, tx?: Db): Promise<UserPlan> {
    const plan = await repository.planOf(userId, tx)
    if (!plan) throw notSignedIn()
    return plan
  }

  /** The plan of a user, who is locked so that their other requests that add something wait. */
  async function lockPlan(tx: Db, userId: number): Promise<UserPlan> {
    await repository.lockUser(tx, userId)
    return planOf(userId, tx)
  }

  return {
    planOf,

    /** The `ListingLimits` of the contract. */
    async of(userId: number) {
      const [{ key: plan, schools, stores, products }, counts] = await Promise.all([
        planOf(userId),
        repository.countListings(userId),
      ])
      return {
        plan,
        schools,
        stores,
        products,
        is_limit_exceeded: counts.schools.live >= schools,
        is_service_limit_exceeded: counts.stores.live >= stores,
      }
    },

    /** Call it in the transaction that makes the change. Throws `conflict` at a limit. */
    async requireRoom(
      tx: Db,
      userId: number,
      kind: 'schools' | 'stores',
      change: PlanChange,
    ): Promise<void> {
      const limit = (await lockPlan(tx, userId))[kind]
      const counts = await repository.countListings(userId, tx)
      requireFewer(counts[kind], limit, change, { one: singular[kind], many: kind })
    },

    /**
     * Whether another listing of the user can be visible. At the limit it can be added hidden; throws
     * `conflict` once there are too many hidden ones.
     */
    async makeRoom(tx: Db, userId: number, kind: 'schools' | 'stores'): Promise<boolean> {
      const limit = (await lockPlan(tx, userId))[kind]
      const counts = await repository.countListings(userId, tx)
      const words = { one: singular[kind], many: kind }
      requireFewer(counts[kind], limit, 'addHidden', words)
      return counts[kind].live < limit
    },

    /** Like `makeRoom`, for a product in a store of the user. Throws `conflict`. */
    async makeRoomInStore(tx: Db, userId: number, storeId: number): Promise<boolean> {
      const limit = (await lockPlan(tx, userId)).products
      const products = await repository.countProducts(storeId, tx)
      requireFewer(products, limit, 'addHidden', productWords)
      return products.live < limit
    },

    /** Like `requireRoom`, for a product in a store of the user. Throws `conflict`. */
    async requireRoomInStore(
      tx: Db,
      userId: number,
      storeId: number,
      change: PlanChange,
    ): Promise<void> {
      const limit = (await lockPlan(tx, userId)).products
      const products = await repository.countProducts(storeId, tx)
      requireFewer(products, limit, change, productWords)
    },

    /** Whether the plan of a user allows another live product in a store of theirs. */
    async hasRoomInStore(userId: number, storeId: number): Promise<boolean> {
      const [plan, { live }] = await Promise.all([
        repository.planOf(userId),
        repository.countProducts(storeId),
      ])
      return plan !== undefined && live < plan.products
    },

    /**
     * Call it before a job of a listing is submitted or becomes live again. The plan of the listing's
     * owner counts. Throws `conflict` at the limit.
     */
    async requireRoomForJob(tx: Db, { id, listing }: JobOfListing): Promise<void> {
      const ownerId = await repository.ownerOf(listing, tx)
      if (ownerId === null) return
      const { jobs } = await lockPlan(tx, ownerId)
      if (jobs !== null && (await repository.countJobs(ownerId, tx, id)) >= jobs)
        throw limitReached(
          plural(jobs, { one: 'one live job', other: `${jobs} live jobs` }),
          'Close one',
        )
    },

    /**
     * Call it before an address is invited to work for a listing. The plan of the listing's owner
     * counts; somebody who works for another of their listings is not counted twice. Throws `conflict`.
     */
    async requireRoomForMember(
      tx: Db,
      listing: JobOfListing['listing'],
      email: string,
    ): Promise<void> {
      const ownerId = await repository.ownerOf(listing, tx)
      if (ownerId === null) return
      const { members } = await lockPlan(tx, ownerId)
      if (members !== null && (await repository.countMembers(ownerId, tx, email)) >= members)
        throw limitReached(
          plural(members, { one: 'one team member', other: `${members} team members` }),
          'Remove one',
        )
    },
  }
}

const singular = { schools: 'school', stores: 'store' } as const
const productWords = { one: 'product in a store', many: 'products in a store' }

/**
 * The change of a listing of the user. `show`: a hidden or deleted one becomes live. `add`: they get
 * another live one. `addHidden`: they get another one that is hidden.
 */
type PlanChange = 'show' | 'add' | 'addHidden'

/** Hidden and recently deleted listings of a kind that a user may have besides their plan. */
const maxOthers = 100

/** Refuses to add more; what was added stays as it is. */
const limitReached = (allowed: string, remedy: string) =>
  new AppError(
    'conflict',
    `The plan allows ${allowed}, and this limit is reached. ${remedy} first, or choose another plan on the Subscriptions page.`,
  )

function requireFewer(
  { live, all }: ListingCount,
  limit: number,
  change: PlanChange,
  { one, many }: { readonly one: string; readonly many: string },
): void {
  if (change !== 'addHidden' && live >= limit)
    throw new AppError(
      'conflict',
      `Your plan allows ${plural(limit, { one: `one ${one}`, other: `${limit} ${many}` })}, and you have reached this limit. Hide or delete one first, or choose another plan on the Subscriptions page.`,
    )
  if (change !== 'show' && all >= limit + maxOthers)
    throw new AppError(
      'conflict',
      `You have ${all} ${many}, including hidden ones and those deleted in the last 30 days. Try again when some of them have been permanently removed.`,
    )
}
