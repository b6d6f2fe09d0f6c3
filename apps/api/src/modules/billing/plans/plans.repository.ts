import { count, eq, type SQL, sql } from 'drizzle-orm'
import { isActiveListing } from '../../../db/active-listing.ts'
import type { Db } from '../../../db/connect.ts'
import { startOf } from '../../../db/days-in-india.ts'
import { isReceived } from '../../../db/enquiry-conditions.ts'
import { products, schools, stores } from '../../../db/schema/index.ts'
import { lockUser } from '../../../db/user-columns.ts'
import type { UserPlan } from './user-plan.ts'

export type PlansRepository = ReturnType<typeof createPlansRepository>

/** Number of listings of a kind that a user has. */
export interface ListingCount {
  /** Neither hidden nor deleted: those that count against the plan. */
  readonly live: number
  /** With hidden and recently deleted ones. */
  readonly all: number
}

const countsOf = (table: 'school' | 'store' | 'product') => ({
  live: sql<number>`(count(*) filter (where ${isActiveListing(table)}))::integer`,
  all: count(),
})
const none: ListingCount = { live: 0, all: 0 }

/** The ids of the schools and of the stores that a user owns. */
const owned = (table: 'school' | 'store', userId: number): SQL =>
  sql`select id from ${sql.identifier(table)} where owner_id = ${userId} and deleted_at is null`

/** Everybody who works for the listings of a user, or is invited to, by email address. */
const memberEmails = (userId: number): SQL => sql`
  select lower(app_user.email) as email
  from listing_member m join app_user on app_user.id = m.user_id
  where m.removed_at is null and m.role <> 'owner' and m.user_id <> ${userId}
    and (m.school_id in (${owned('school', userId)}) or m.store_id in (${owned('store', userId)}))
  union
  select lower(i.email) from member_invitation i
  where i.expires_at > now()
    and (i.school_id in (${owned('school', userId)}) or i.store_id in (${owned('store', userId)}))`

const countedJobs = (userId: number): SQL => sql`
  from job where status in ('live', 'review') and deleted_at is null
    and (school_id in (${owned('school', userId)}) or store_id in (${owned('store', userId)}))`

export function createPlansRepository(db: Db) {
  const countOf = async (tx: Db, kind: 'school' | 'store', userId: number) => {
    const table = kind === 'school' ? schools : stores
    const [found] = await tx.select(countsOf(kind)).from(table).where(eq(table.ownerId, userId))
    return found ?? none
  }

  const firstNumber = async (tx: Db, query: SQL): Promise<number> => {
    const { rows } = await tx.execute<{ n: number }>(query)
    return rows[0]?.n ?? 0
  }

  return {
    /**
     * The plan of the user's subscription; without one, the offered version of the plan that is noted
     * with the user, or else the first plan.
     */
    async planOf(userId: number, tx: Db = db): Promise<UserPlan | undefined> {
      const { rows } = await tx.execute<UserPlan & Record<string, unknown>>(sql`
        select p.id, p.key, p.name, p.price_paise as "pricePaise", p.schools, p.stores, p.products,
          p.jobs, p.members
        from app_user u
        left join subscription s on s.user_id = u.id and s.state in ('active', 'past_due', 'ending')
        cross join lateral (
          select * from plan where id = s.plan_id or (s.id is null and retired_at is null)
          order by (key = u.plan) desc, position limit 1) p
        where u.id = ${userId}`)
      return rows[0]
    },

    /** Locks the user, so that their other requests that add something wait. */
    lockUser,

    async countListings(userId: number, tx: Db = db) {
      return {
        schools: await countOf(tx, 'school', userId),
        stores: await countOf(tx, 'store', userId),
      }
    },

    /** Counts the products of a store. */
    async countProducts(storeId: number, tx: Db = db): Promise<ListingCount> {
      const [found] = await tx
        .select(countsOf('product'))
        .from(products)
        .where(eq(products.storeId, storeId))
      return found ?? none
    },

    /** The jobs of a user's listings that are live or in review, without one of them. */
    countJobs: (userId: number, tx: Db = db, exceptId = 0) =>
      firstNumber(
        tx,
        sql`select count(*)::integer as n ${countedJobs(userId)} and id <> ${exceptId}`,
      ),

    /** The people who work for a user's listings or are invited to, without an address. */
    countMembers: (userId: number, tx: Db = db, exceptEmail = '') =>
      firstNumber(
        tx,
        sql`select count(*)::integer as n from (${memberEmails(userId)}) member
          where email <> lower(${exceptEmail})`,
      ),

    /** The store of a user with the most live products. */
    async fullestStore(userId: number) {
      const { rows } = await db.execute<{ id: number; name: string; products: number }>(sql`
        select store.id, store.brand_name as name, count(product.id)::integer as products
        from store join product on product.store_id = store.id
          and ${isActiveListing('product')}
        where store.owner_id = ${userId} and store.deleted_at is null
        group by store.id order by products desc, store.id limit 1`)
      return rows[0]
    },

    /** Enquiries to a user's listings since a day in India. */
    countEnquiries: (userId: number, since: string) =>
      firstNumber(
        db,
        sql`select count(*)::integer as n from enquiry
          where confirmed_at >= ${startOf(since)}
            and ${isReceived()}
            and (school_id in (${owned('school', userId)})
              or store_id in (${owned('store', userId)}))`,
      ),

    /** The owner of a listing; null if it has none. */
    async ownerOf(listing: { readonly kind: 'school' | 'store'; readonly id: number }, tx: Db) {
      const { rows } = await tx.execute<{ ownerId: number | null }>(
        sql`select owner_id as "ownerId" from ${sql.identifier(listing.kind)} where id = ${listing.id}`,
      )
      return rows[0]?.ownerId ?? null
    },
  }
}
