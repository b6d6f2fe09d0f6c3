import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { integers, moment } from './columns.ts'
import { users } from './users.ts'

export const permissionChangeState = pgEnum('permission_change_state', [
  'pending',
  'approved',
  'refused',
  'withdrawn',
  'expired',
])

/** A change of a user's permissions and admin role that an admin proposed; another one decides. */
export const permissionChanges = pgTable(
  'permission_change',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    permissionsBefore: integers('permissions_before').notNull(),
    permissionsAfter: integers('permissions_after').notNull(),
    wasAdmin: boolean('was_admin').notNull(),
    isAdmin: boolean('is_admin').notNull(),
    reason: text('reason').notNull(),
    state: permissionChangeState('state').notNull().default('pending'),
    requestedBy: integer('requested_by').references(() => users.id, { onDelete: 'set null' }),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    decisionNote: text('decision_note'),
  },
  (t) => [
    uniqueIndex('permission_change_pending').on(t.userId).where(sql`state = 'pending'`),
    index('permission_change_user').on(t.userId, t.id.desc()),
    index('permission_change_requested_by').on(t.requestedBy),
    index('permission_change_decided_by').on(t.decidedBy),
    check('permission_change_decided', sql`(${t.state} = 'pending') = (${t.decidedAt} is null)`),
  ],
)
