import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { users } from '../../../db/schema/index.ts'

export type BillingContacts = ReturnType<typeof createBillingContacts>

/** Reads the addresses of users with plans. */
export function createBillingContacts() {
  return {
    async emailOf(tx: Db, userId: number): Promise<string | undefined> {
      const [found] = await tx
        .select({ email: users.email })
        .from(users)
        .where(eq(users.id, userId))
      return found?.email
    },
  }
}
