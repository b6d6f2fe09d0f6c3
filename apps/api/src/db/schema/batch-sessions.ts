import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { batches, stores } from './stores.ts'
import { users } from './users.ts'

export const sessionState = pgEnum('session_state', ['planned', 'moved', 'cancelled', 'done'])

/** A day on which no batch of a store meets. */
export const holidays = pgTable(
  'holiday',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    on: date('on_day').notNull(),
    name: text('name').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('holiday_day').on(t.storeId, t.on),
    index('holiday_creator').on(t.createdBy).where(sql`created_by is not null`),
  ],
)

/** One meeting of a batch. It is made ahead from the days and dates of the batch. */
export const batchSessions = pgTable(
  'batch_session',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    batchId: integer('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** Counts the sessions of a batch in the order in which they were made. */
    n: smallint('n').notNull(),
    /** The day of the timetable; null for an extra session. */
    plannedOn: date('planned_on'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    state: sessionState('state').notNull().default('planned'),
    /** When it would have started, if it was moved. */
    movedFrom: moment('moved_from'),
    /** The reason why it was moved or cancelled, for the families. */
    reason: text('reason'),
    cancelledAt: moment('cancelled_at'),
    /** The holiday that cancelled it. */
    holidayId: integer('holiday_id').references(() => holidays.id, { onDelete: 'set null' }),
    /** The cancelled session that this extra one replaces. */
    replacesId: integer('replaces_id'),
    /** Counts the versions of the calendar entry. */
    icsSequence: integer('ics_sequence').notNull().default(0),
    /** When that version was made. */
    revisedAt: moment('revised_at').notNull().defaultNow(),
    /** Trial classes in this session, and how many of them are taken. */
    trialSeats: smallint('trial_seats').notNull().default(0),
    trialTaken: smallint('trial_taken').notNull().default(0),
  },
  (t) => [
    uniqueIndex('batch_session_number').on(t.batchId, t.n),
    uniqueIndex('batch_session_planned').on(t.batchId, t.plannedOn),
    index('batch_session_time').on(t.batchId, t.startsAt),
    index('batch_session_holiday').on(t.holidayId).where(sql`holiday_id is not null`),
    check('batch_session_times', sql`${t.endsAt} > ${t.startsAt}`),
    check('batch_session_trials', sql`${t.trialTaken} between 0 and ${t.trialSeats}`),
  ],
)
