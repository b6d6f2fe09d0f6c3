import type { Db } from '../../../db/connect.ts'
import { exitedUsers } from '../../../db/schema/index.ts'

export type ExitedUsersRepository = ReturnType<typeof createExitedUsersRepository>
export type NewExitedUser = Pick<
  typeof exitedUsers.$inferInsert,
  'userId' | 'firstName' | 'lastName' | 'email' | 'phone' | 'exitedPage'
>

export function createExitedUsersRepository(db: Db) {
  return {
    async add(exitedUser: NewExitedUser): Promise<void> {
      await db.insert(exitedUsers).values(exitedUser)
    },
  }
}
