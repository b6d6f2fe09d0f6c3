import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { billingProfiles } from '../../../db/schema/index.ts'
import type { BillingProfile } from './billing-profile.ts'

export type BillingProfilesRepository = ReturnType<typeof createBillingProfilesRepository>

/** Reads and writes who the invoices of users are for. */
export function createBillingProfilesRepository(db: Db) {
  return {
    async find(userId: number, tx: Db = db): Promise<BillingProfile | undefined> {
      const [found] = await tx
        .select()
        .from(billingProfiles)
        .where(eq(billingProfiles.userId, userId))
      return found
    },

    async save(profile: Omit<BillingProfile, 'updatedAt'>): Promise<void> {
      const values = { ...profile, updatedAt: new Date() }
      await db
        .insert(billingProfiles)
        .values(values)
        .onConflictDoUpdate({ target: billingProfiles.userId, set: values })
    },
  }
}
