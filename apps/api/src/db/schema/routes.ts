import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { enquiries } from './enquiries.ts'
import { schools } from './schools.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'

/** A school or store to which an admin proposes to pass a general enquiry on; the sender decides. */
export const enquiryRoutes = pgTable(
  'enquiry_route',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    askedBy: integer('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
    isAccepted: boolean('is_accepted'),
    /** Of the enquiry that the listing gets. */
    requestKey: uuid('request_key').notNull().defaultRandom(),
  },
  (t) => [
    check('enquiry_route_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) = 1`),
    check('enquiry_route_answer', sql`(${t.answeredAt} is null) = (${t.isAccepted} is null)`),
    uniqueIndex('enquiry_route_school')
      .on(t.enquiryId, t.schoolId)
      .where(sql`school_id is not null`),
    uniqueIndex('enquiry_route_store').on(t.enquiryId, t.storeId).where(sql`store_id is not null`),
    index('enquiry_route_to_school').on(t.schoolId).where(sql`school_id is not null`),
    index('enquiry_route_to_store').on(t.storeId).where(sql`store_id is not null`),
    index('enquiry_route_by').on(t.askedBy).where(sql`asked_by is not null`),
  ],
)
