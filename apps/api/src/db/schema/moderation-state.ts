import { integer, pgEnum } from 'drizzle-orm/pg-core'

/**
 * The moderation state of a record. `unreviewed` and `approved` are public; `pending` waits for
 * approval; `hidden` and `removed` were decided by an admin.
 */
export const moderationState = pgEnum('moderation_state', [
  'unreviewed',
  'approved',
  'pending',
  'hidden',
  'removed',
])

/** Records of registers and of before moderation are approved. */
export const moderation = moderationState('moderation').notNull().default('approved')

/** The last revision that an admin approved. */
export const approvedRevision = integer('approved_revision')
