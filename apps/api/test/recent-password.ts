import type { TestDatabase } from './database.ts'

/** Makes the sign-in and the last confirmed password of a user's sessions older than 15 minutes. */
export async function endRecentPassword(
  { pool }: Pick<TestDatabase, 'pool'>,
  userId: number,
): Promise<void> {
  await pool.query(
    `update user_session set confirmed_at = now() - interval '16 minutes',
       created_at = now() - interval '1 hour' where user_id = $1`,
    [userId],
  )
}
