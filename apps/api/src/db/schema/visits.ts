import { sql } from 'drizzle-orm'
import { index, integer, pgEnum, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'
import { enquiries } from './enquiries.ts'
import { visitSlots } from './visit-slots.ts'

export const visitState = pgEnum('visit_state', [
  'offered',
  'confirmed',
  'done',
  'no_show',
  'cancelled',
])

/** A visit that a desk offered or a parent booked; an enquiry has one open visit at most. */
export const visits = pgTable(
  'visit',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    slotId: integer('slot_id')
      .notNull()
      .references(() => visitSlots.id, { onDelete: 'cascade' }),
    state: visitState('state').notNull(),
    stateSince: moment('state_since').notNull().defaultNow(),
    /** The UID of the calendar entry. */
    calendarUid: uuid('calendar_uid').notNull().defaultRandom(),
    /** The SEQUENCE of the last calendar entry that was sent. */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    /** When the sender was reminded of the current time. */
    remindedAt: moment('reminded_at'),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('visit_open').on(t.enquiryId).where(sql`state in ('offered', 'confirmed')`),
    index('visit_enquiry').on(t.enquiryId),
    index('visit_of_slot').on(t.slotId),
  ],
)
