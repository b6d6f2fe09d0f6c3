import { and, not } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { isBlockedNow } from '../../../db/current-block.ts'
import { users } from '../../../db/schema/index.ts'
import { userName } from '../../../db/user-columns.ts'

export type ProfileViewsRepository = ReturnType<typeof createProfileViewsRepository>

export const createProfileViewsRepository = (db: Db) => ({
  transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

  /** The admins who may sign in. */
  admins: (tx: Db) =>
    tx
      .select({
        id: users.id,
        email: users.email,
        name: userName,
      })
      .from(users)
      .where(and(users.isAdmin, not(isBlockedNow)))
      .orderBy(users.id),
})
