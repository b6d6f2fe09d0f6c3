import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'
import { schools } from './schools.ts'
import { stores } from './stores.ts'
import { users } from './users.ts'

/** A time at which parents may visit a school or store. Those of one listing do not overlap. */
export const visitSlots = pgTable(
  'visit_slot',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Number of families that may come. */
    seats: smallint('seats').notNull(),
    /** Visits that were not cancelled. A trigger on `visit` counts them. */
    taken: smallint('taken').notNull().default(0),
    addedBy: integer('added_by').references(() => users.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (t) => [
    check('visit_slot_listing', sql`num_nonnulls(${t.schoolId}, ${t.storeId}) = 1`),
    check('visit_slot_time', sql`${t.startsAt} < ${t.endsAt}`),
    check('visit_slot_seats', sql`${t.seats} between 1 and 500`),
    check('visit_slot_taken', sql`${t.taken} between 0 and ${t.seats}`),
    index('visit_slot_school').on(t.schoolId, t.startsAt).where(sql`school_id is not null`),
    index('visit_slot_store').on(t.storeId, t.startsAt).where(sql`store_id is not null`),
    index('visit_slot_added_by').on(t.addedBy).where(sql`added_by is not null`),
  ],
)
