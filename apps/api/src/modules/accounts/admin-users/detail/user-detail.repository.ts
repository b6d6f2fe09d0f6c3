import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { isBlockedNow } from '../../../../db/current-block.ts'
import { isMembershipOf } from '../../../../db/listing-columns.ts'
import { listingMembers, schools, stores, users } from '../../../../db/schema/index.ts'

export type UserDetailRepository = ReturnType<typeof createUserDetailRepository>

/** Reads what admins see of a user besides the row of the table. */
export function createUserDetailRepository(db: Db) {
  return {
    async account(id: number) {
      const [found] = await db
        .select({
          emailConfirmedAt: users.emailConfirmedAt,
          hasPassword: sql<boolean>`${users.passwordHash} is not null`,
          hasGoogle: sql<boolean>`${users.googleId} is not null`,
          hasSecondFactor: sql<boolean>`(
            exists (select from authenticator a
              where a.user_id = app_user.id and a.confirmed_at is not null)
            or exists (select from passkey p where p.user_id = app_user.id))`,
          isBlocked: isBlockedNow,
          blockedAt: users.blockedAt,
          blockedUntil: users.blockedUntil,
          blockReasonCode: users.blockReasonCode,
          blockReason: users.blockReason,
        })
        .from(users)
        .where(eq(users.id, id))
      return found ?? null
    },

    /** The listings that the user works for. */
    async listings(userId: number) {
      const [ofSchools, ofStores] = await Promise.all([
        db
          .select({
            id: schools.id,
            name: schools.name,
            slug: schools.slug,
            role: listingMembers.role,
            isActive: schools.isActive,
            moderation: schools.moderation,
          })
          .from(listingMembers)
          .innerJoin(schools, eq(schools.id, listingMembers.schoolId))
          .where(and(isMembershipOf(userId), isNull(schools.deletedAt)))
          .orderBy(schools.name, schools.id),
        db
          .select({
            id: stores.id,
            name: stores.brandName,
            role: listingMembers.role,
            isActive: stores.isActive,
            moderation: stores.moderation,
          })
          .from(listingMembers)
          .innerJoin(stores, eq(stores.id, listingMembers.storeId))
          .where(and(isMembershipOf(userId), isNull(stores.deletedAt)))
          .orderBy(stores.brandName, stores.id),
      ])
      return { schools: ofSchools, stores: ofStores }
    },

    /** Confirmed enquiries that the user sent, and that their own listings received. */
    async enquiryCounts(userId: number) {
      const { rows } = await db.execute<{ sent: number; received: number }>(sql`
        select
          (select count(*)::integer from enquiry
            where user_id = ${userId} and confirmed_at is not null and not is_test) as sent,
          (select count(*)::integer from enquiry
            where confirmed_at is not null and not is_test
              and (school_id in (select id from school where owner_id = ${userId})
                or store_id in (select id from store where owner_id = ${userId}))) as received`)
      return rows[0] ?? { sent: 0, received: 0 }
    },
  }
}
