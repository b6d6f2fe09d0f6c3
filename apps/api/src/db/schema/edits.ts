import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { adminActions } from './audit.ts'
import { moment } from './columns.ts'
import { filterValues, section } from './filters.ts'
import { schools } from './schools.ts'
import { products } from './stores.ts'
import { users } from './users.ts'

/** Slugs that a school had before; their URLs redirect to the school. */
export const formerSlugs = pgTable(
  'school_former_slug',
  {
    slug: text('slug').primaryKey(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('school_former_slug_school').on(t.schoolId)],
)

/** Slugs that a product had before; their URLs redirect to the product. */
export const formerProductSlugs = pgTable(
  'product_former_slug',
  {
    slug: text('slug').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('product_former_slug_product').on(t.productId)],
)

export const filterRequestStatus = pgEnum('filter_request_status', [
  'pending',
  'approved',
  'rejected',
  'merged',
])

/** A missing filter value that a provider asked for. An admin decides. */
export const filterRequests = pgTable(
  'filter_request',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    section: section('section').notNull(),
    /** Name of the school, store or product. */
    name: text('name').notNull(),
    category: text('category').notNull(),
    value: text('value').notNull(),
    status: filterRequestStatus('status').notNull().default('pending'),
    /** The value that an approval added, or with which the request was merged. */
    valueId: integer('value_id').references(() => filterValues.id),
    reasonCode: text('reason_code'),
    /** The text that the admin wrote to the user. */
    note: text('note'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** The action that decided this request and those for the same value. */
    actionId: integer('action_id').references(() => adminActions.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('filter_request_wish')
      .on(t.userId, t.section, t.category, sql`lower(${t.value})`)
      .where(sql`status = 'pending'`),
    index('filter_request_value')
      .on(t.section, t.category, sql`lower(${t.value})`)
      .where(sql`status = 'pending'`),
    index('filter_request_status_latest').on(t.status, t.createdAt.desc()),
    index('filter_request_user').on(t.userId, t.id.desc()),
    index('filter_request_value_id').on(t.valueId).where(sql`value_id is not null`),
    index('filter_request_decided_by').on(t.decidedBy).where(sql`decided_by is not null`),
    index('filter_request_action').on(t.actionId).where(sql`action_id is not null`),
    check('filter_request_decided', sql`(${t.status} = 'pending') = (${t.decidedAt} is null)`),
  ],
)
