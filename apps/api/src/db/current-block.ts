import { sql } from 'drizzle-orm'
import { users } from './schema/index.ts'

/** Whether the user is blocked now. A block ends automatically on its end date. */
export const isBlockedNow = sql<boolean>`(app_user.blocked_at is not null
  and coalesce(app_user.blocked_until > now(), true))`

/** The columns that a sign-in needs to refuse a blocked user. */
export const currentBlock = { isBlocked: isBlockedNow, blockedUntil: users.blockedUntil }
