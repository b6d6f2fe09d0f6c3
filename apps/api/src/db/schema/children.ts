import { date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/** A child that a user added to their profile. Enquiries and consents refer to it. */
export const children = pgTable(
  'child',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    bornOn: date('born_on'),
    /** The class the child attends now, such as `Class 4`. */
    classNow: text('class_now'),
    /** The order of the user's children, from 0. */
    position: smallint('position').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('child_user').on(t.userId)],
)
