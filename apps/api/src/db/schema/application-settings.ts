import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, tokenHash } from './columns.ts'
import { schools } from './schools.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'

/** A school or store, such as the present employer, that never sees a person's applications. */
export const applicationBlocks = pgTable(
  'application_block',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('application_block_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) = 1`),
    uniqueIndex('application_block_school')
      .on(t.schoolId, t.userId)
      .where(sql`school_id is not null`),
    uniqueIndex('application_block_store').on(t.storeId, t.userId).where(sql`store_id is not null`),
    index('application_block_user').on(t.userId),
  ],
)

/** Users who do not want reminders of saved jobs and drafts. */
export const reminderOptOuts = pgTable('application_reminder_opt_out', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: moment('at').notNull().defaultNow(),
})

/** Emails that a person gets once, such as `closing 12` for a job or `digest 2026-11-24`. */
export const applicationMailings = pgTable(
  'application_mailing',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    what: text('what').notNull(),
    /** Of the link in a reminder that ends the reminders of the user. */
    tokenHash: tokenHash('token_hash'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.what] }),
    uniqueIndex('application_mailing_token').on(t.tokenHash),
  ],
)
