import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { users } from '../../../db/schema/index.ts'
import { hasEmail } from '../../../db/user-columns.ts'

export function createAdminsRepository(db: Db) {
  return {
    /** Makes the user with this email an admin, and returns them; undefined without an account. */
    async grant(email: string) {
      const [granted] = await db
        .update(users)
        .set({ isAdmin: true, updatedAt: sql`now()` })
        .where(hasEmail(email))
        .returning({ email: users.email, userType: users.userType })
      return granted
    },
  }
}
