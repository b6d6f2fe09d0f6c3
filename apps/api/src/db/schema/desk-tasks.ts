import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, timestamps } from './columns.ts'
import { enquiries } from './enquiries.ts'
import { users } from './users.ts'

/** A task of a member of a desk about an enquiry, by a day. */
export const deskTasks = pgTable(
  'desk_task',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    dueOn: date('due_on').notNull(),
    assignedTo: integer('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    doneAt: moment('done_at'),
    doneBy: integer('done_by').references(() => users.id, { onDelete: 'set null' }),
    /** The day of which an email told the member. */
    remindedOn: date('reminded_on'),
    /** Equal for the repetitions of one request. */
    requestKey: uuid('request_key').notNull(),
    ...timestamps,
  },
  (t) => [
    check('desk_task_done', sql`${t.doneBy} is null or ${t.doneAt} is not null`),
    uniqueIndex('desk_task_request').on(t.enquiryId, t.requestKey),
    index('desk_task_open').on(t.dueOn).where(sql`done_at is null`),
    index('desk_task_assignee').on(t.assignedTo, t.dueOn).where(sql`assigned_to is not null`),
    index('desk_task_creator').on(t.createdBy).where(sql`created_by is not null`),
    index('desk_task_done_by').on(t.doneBy).where(sql`done_by is not null`),
  ],
)

export const deskScopeKind = pgEnum('desk_scope_kind', [
  'school',
  'store',
  'product',
  'batch',
  'general',
  'all_schools',
  'all_stores',
])

/** Filters of an inbox that a user saved under a name. */
export const deskViews = pgTable(
  'desk_view',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: deskScopeKind('kind').notNull(),
    /** Of the school, store, product or batch; 0 for the other kinds. */
    targetId: integer('target_id').notNull().default(0),
    name: text('name').notNull(),
    /** Of the address, without a question mark. */
    query: text('query').notNull(),
    ...timestamps,
  },
  (t) => [uniqueIndex('desk_view_name').on(t.userId, t.kind, t.targetId, sql`lower(${t.name})`)],
)
