import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { users } from './schema/index.ts'

/** The full name of a user; empty without one. */
export const userName = sql<string>`trim(concat_ws(' ', ${users.firstname}, ${users.lastname}))`

/** The full name of a user; null without one. */
export const userNameOrNull = sql<
  string | null
>`btrim(${users.firstname} || ' ' || ${users.lastname})`

/** Whether a user has the email address, in upper or lower case. */
export const hasEmail = (email: string): SQL => sql`lower(${users.email}) = lower(${email})`

/** Makes other requests of the user that lock them wait until the transaction ends, so that limits hold. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
