import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { users } from './users.ts'

/**
 * A version of a plan, written from the setting PLANS. Rows never change, except that a version is
 * retired when another one replaces it: who has it keeps its price and limits until their period ends.
 */
export const plans = pgTable(
  'plan',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Such as `growth`; the same in every version. */
    key: text('key').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    /** For a year, without tax; 0 for a free plan. */
    pricePaise: integer('price_paise').notNull(),
    schools: integer('schools').notNull(),
    stores: integer('stores').notNull(),
    /** Per store. */
    products: integer('products').notNull(),
    /** Live jobs and those in review; null for no limit. */
    jobs: integer('jobs'),
    /** People besides the owner, invited ones included; null for no limit. */
    members: integer('members'),
    /** The order of the setting. The first plan is the one of users without a subscription. */
    position: integer('position').notNull(),
    offeredFrom: moment('offered_from').notNull().defaultNow(),
    retiredAt: moment('retired_at'),
  },
  (t) => [
    uniqueIndex('plan_key_version').on(t.key, t.version),
    uniqueIndex('plan_offered').on(t.key).where(sql`retired_at is null`),
    check('plan_price', sql`${t.pricePaise} >= 0`),
  ],
)

export const subscriptionState = pgEnum('subscription_state', [
  'pending',
  'active',
  'past_due',
  'ending',
  'ended',
])
export const subscriptionMethod = pgEnum('subscription_method', ['granted', 'transfer'])

/** A user's plan for a time. At most one of a user is live. */
export const subscriptions = pgTable(
  'subscription',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    state: subscriptionState('state').notNull(),
    /** `granted`: an admin gave it; nothing is paid. */
    method: subscriptionMethod('method').notNull(),
    /** The first day in India. */
    startsOn: date('starts_on').notNull(),
    /** The last day in India; null for one without an end. */
    endsOn: date('ends_on'),
    /** The first day of the first year, from which years are counted; null for granted ones. */
    anchoredOn: date('anchored_on'),
    /** The plan after the last day of one that is ending; null for the first plan. */
    nextPlanId: integer('next_plan_id').references(() => plans.id),
    /** The paid subscription that an upgrade replaced. It continues if the upgrade is never paid. */
    previousId: integer('previous_id').references((): AnyPgColumn => subscriptions.id, {
      onDelete: 'set null',
    }),
    /** The last day of the year whose renewal was announced by email. */
    remindedFor: date('reminded_for'),
    grantedBy: integer('granted_by').references(() => users.id, { onDelete: 'set null' }),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('subscription_live')
      .on(t.userId)
      .where(sql`state in ('active', 'past_due', 'ending')`),
    index('subscription_user').on(t.userId, t.id),
    index('subscription_plan').on(t.planId),
    index('subscription_next_plan').on(t.nextPlanId).where(sql`next_plan_id is not null`),
    index('subscription_previous').on(t.previousId).where(sql`previous_id is not null`),
    index('subscription_end').on(t.endsOn).where(sql`state in ('active', 'past_due', 'ending')`),
    index('subscription_granted_by').on(t.grantedBy).where(sql`granted_by is not null`),
    check('subscription_period', sql`${t.endsOn} is null or ${t.endsOn} >= ${t.startsOn}`),
    check(
      'subscription_paid',
      sql`${t.method} = 'granted' or (${t.endsOn} is not null and ${t.anchoredOn} is not null)`,
    ),
    check('subscription_ended', sql`(${t.state} = 'ended') = (${t.endedAt} is not null)`),
  ],
)
