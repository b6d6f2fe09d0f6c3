import { users } from '../src/db/schema/index.ts'
import { createSessionsRepository } from '../src/modules/accounts/sessions/sessions.repository.ts'
import { createSessionsService } from '../src/modules/accounts/sessions/sessions.service.ts'
import type { TestDatabase } from './database.ts'

export interface SignedIn {
  readonly id: number
  readonly token: string
  readonly headers: { readonly authorization: string }
}

let userCount = 0

/** Adds a user with a session. Pass `headers` to `app.inject`. */
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
  const sessions = createSessionsService(createSessionsRepository(db))
  const visitor = { ip: '127.0.0.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' }
  const token = await sessions.start(db, added.id, visitor)
  return { id: added.id, token, headers: { authorization: `Bearer ${token}` } }
}
