import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { users } from '../../../db/schema/index.ts'

export function createAdminsRepository(db: Db) {
  return {
    /** Makes the user with this email an admin, and returns them; undefined without an account. */
    async grant(email: string) {
      const [granted] = await db
        .update(users)
        .set({ isAdmin: true, updatedAt: sql`now()` })
        .where(sql`lower(${users.email}) = lower(${email})`)
        .returning({ email: users.email, userType: users.userType })
      return granted
    },
  }
}
