import { sql } from 'drizzle-orm'
import { sessions, users } from '../src/db/schema/index.ts'
import { createToken } from '../src/modules/platform/tokens/tokens.ts'
import type { TestDatabase } from './database.ts'

export interface SignedIn {
  readonly id: number
  readonly sessionId: number
  readonly token: string
  readonly headers: { readonly authorization: string }
}

let userCount = 0

/**
 * Adds a user with a session. Pass `headers` to `app.inject`. The session is inserted, because a
 * sign-in also deletes old sessions, and tests add thousands of users.
 */
export async function addSignedIn(
  { db }: Pick<TestDatabase, 'db'>,
  user: Partial<typeof users.$inferInsert> = {},
): Promise<SignedIn> {
  userCount += 1
  const [added] = await db
    .insert(users)
    .values({
      firstname: 'Meera',
      lastname: 'Iyer',
      email: `meera${userCount}@example.in`,
      ...user,
    })
    .returning({ id: users.id })
  if (!added) throw new Error('A user was not added')
  const { token, tokenHash } = createToken()
  const [session] = await db
    .insert(sessions)
    .values({
      tokenHash,
      userId: added.id,
      device: 'Firefox on Linux',
      ipPrefixHash: 'of another IP prefix',
      expiresAt: sql`now() + interval '30 days'`,
      confirmedAt: sql`now()`,
    })
    .returning({ id: sessions.id })
  if (!session) throw new Error('A session was not added')
  const headers = { authorization: `Bearer ${token}` }
  return { id: added.id, sessionId: session.id, token, headers }
}
