import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'
import { subscriptions } from './plans.ts'
import { users } from './users.ts'

/** The buyer on a user's invoices. */
export const billingProfiles = pgTable('billing_profile', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  legalName: text('legal_name').notNull(),
  address: text('address').notNull(),
  /** The code of a GST state; that of the GSTIN if there is one. */
  stateCode: text('state_code').notNull(),
  gstin: text('gstin'),
  /** The address to which invoices are sent. */
  email: text('email').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** The last number of each series, whose row is locked until an invoice is issued. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    prefix: text('prefix').notNull(),
    /** 2627 for April 2026 to March 2027. */
    financialYear: integer('financial_year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.prefix, t.financialYear] })],
)

export const invoiceKind = pgEnum('invoice_kind', ['tax_invoice', 'bill', 'credit_note'])
export const invoiceState = pgEnum('invoice_state', ['draft', 'issued', 'paid', 'credited'])

/** A name and an address as printed. */
export interface InvoiceParty {
  readonly name: string
  readonly address: string
  readonly state_code: string
  readonly gstin: string | null
  readonly email: string | null
}

/** A plan for a time, without tax. */
export interface InvoiceLine {
  readonly plan: string
  /** The first and the last day. */
  readonly from: string
  readonly to: string
  readonly days: number
  /** The days of the whole year. */
  readonly of_days: number
  readonly sac: string
  readonly taxable_paise: number
}

/**
 * Tax invoices, bills without tax, and credit notes, whose amounts are positive as well. Once issued,
 * only the state changes; a trigger refuses anything else. Rows outlive the account.
 */
export const invoices = pgTable(
  'invoice',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: invoiceKind('kind').notNull(),
    state: invoiceState('state').notNull().default('draft'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    subscriptionId: integer('subscription_id').references(() => subscriptions.id, {
      onDelete: 'set null',
    }),
    number: text('number'),
    issuedAt: moment('issued_at'),
    /** Null for a credit note. */
    dueOn: date('due_on'),
    seller: jsonb('seller').$type<InvoiceParty>().notNull(),
    buyer: jsonb('buyer').$type<InvoiceParty>().notNull(),
    /** The code of a GST state. */
    placeOfSupply: text('place_of_supply').notNull(),
    lines: jsonb('lines').$type<readonly InvoiceLine[]>().notNull(),
    /** In percent; 0 without tax. */
    gstRate: smallint('gst_rate').notNull(),
    taxablePaise: integer('taxable_paise').notNull(),
    cgstPaise: integer('cgst_paise').notNull(),
    sgstPaise: integer('sgst_paise').notNull(),
    igstPaise: integer('igst_paise').notNull(),
    roundingPaise: integer('rounding_paise').notNull(),
    totalPaise: integer('total_paise').notNull(),
    /** The invoice that a credit note reduces. */
    creditsId: integer('credits_id').references((): AnyPgColumn => invoices.id),
    /** The reason why a credit note was issued. */
    reason: text('reason'),
    /** Number of reminders that were sent. */
    reminders: smallint('reminders').notNull().default(0),
  },
  (t) => [
    uniqueIndex('invoice_number').on(t.number),
    index('invoice_user').on(t.userId, t.id),
    index('invoice_subscription').on(t.subscriptionId, t.id),
    index('invoice_credits').on(t.creditsId).where(sql`credits_id is not null`),
    index('invoice_open').on(t.dueOn).where(sql`state = 'issued' and kind <> 'credit_note'`),
    check('invoice_issued', sql`(${t.state} = 'draft') = (${t.number} is null)`),
    check('invoice_number_time', sql`(${t.number} is null) = (${t.issuedAt} is null)`),
    check(
      'invoice_total',
      sql`${t.totalPaise} = ${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise} + ${t.roundingPaise}
        and abs(${t.roundingPaise}) <= 50 and ${t.cgstPaise} = ${t.sgstPaise}`,
    ),
    check('invoice_credit_note', sql`(${t.kind} = 'credit_note') = (${t.creditsId} is not null)`),
  ],
)

export const paymentPageState = pgEnum('payment_page_state', [
  'created',
  'open',
  'paid',
  'expired',
  'cancelled',
  'failed',
])

/** Pages of a payment provider, on each of which one invoice can be paid. */
export const paymentPages = pgTable(
  'payment_page',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** `razorpay` */
    provider: text('provider').notNull(),
    /** Our reference of the page, by which it is found if the provider's answer was lost. */
    key: text('key').notNull(),
    /** As the provider last said; `created` until it has answered, `failed` if it did not make one. */
    state: paymentPageState('state').notNull().default('created'),
    paise: integer('paise').notNull(),
    /** The provider's id of the page, and of the order that its payments belong to. */
    providerId: text('provider_id'),
    orderId: text('order_id'),
    url: text('url'),
    /** Number of failed payments, and the time and reason of the last one. */
    failures: smallint('failures').notNull().default(0),
    lastFailure: text('last_failure'),
    failedAt: moment('failed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When the provider was last asked. */
    checkedAt: moment('checked_at'),
  },
  (t) => [
    uniqueIndex('payment_page_key').on(t.key),
    uniqueIndex('payment_page_provider').on(t.provider, t.providerId),
    uniqueIndex('payment_page_open').on(t.invoiceId).where(sql`state in ('created', 'open')`),
    index('payment_page_invoice').on(t.invoiceId, t.id),
    index('payment_page_order').on(t.orderId).where(sql`order_id is not null`),
    index('payment_page_created').on(t.createdAt),
  ],
)

/** Events that a payment provider sent. They only say what to ask the provider about. */
export const providerEvents = pgTable(
  'provider_event',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** sha256 of the body: the id is not signed. */
    bodyHash: bytes('body_hash').notNull(),
    kind: text('kind').notNull(),
    pageKey: text('page_key'),
    orderId: text('order_id'),
    paymentId: text('payment_id'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** Null until the provider was asked. */
    doneAt: moment('done_at'),
    tries: smallint('tries').notNull().default(0),
    /** No other process takes it before. */
    dueAt: moment('due_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    uniqueIndex('provider_event_body').on(t.provider, t.bodyHash),
    index('provider_event_due').on(t.dueAt).where(sql`done_at is null`),
    index('provider_event_received').on(t.receivedAt),
  ],
)

export const paymentMethod = pgEnum('payment_method', ['transfer', 'credit', 'razorpay'])
/**
 * The last three: money that paid for nothing. The provider is returning it; it was returned; a person
 * has to return it.
 */
export const paymentState = pgEnum('payment_state', [
  'pending',
  'captured',
  'failed',
  'refunding',
  'refunded',
  'to_return',
])

/** A payment for an invoice: a transfer, a payment online, or the credit of another invoice. */
export const payments = pgTable(
  'payment',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    method: paymentMethod('method').notNull(),
    /** `pending`: the user sent the reference, and an admin has not found the money yet. */
    state: paymentState('state').notNull(),
    paise: integer('paise').notNull(),
    /** The reference of the bank; the provider's id of a payment; the number of a credit note. */
    reference: text('reference').notNull(),
    /** Why an admin did not accept it; for returned money, a code such as `paid_before`. */
    reason: text('reason'),
    at: moment('at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** On which it was paid; null for transfers and credit. */
    pageId: integer('page_id').references(() => paymentPages.id),
    /** The provider's id of the refund, how many were tried, and when to look again. */
    refundId: text('refund_id'),
    refundTries: smallint('refund_tries').notNull().default(0),
    refundDueAt: moment('refund_due_at'),
    /** The transfer with which an admin returned it, and why it is less than what arrived. */
    returnedOn: date('returned_on'),
    returnedPaise: integer('returned_paise'),
    returnReference: text('return_reference'),
    returnNote: text('return_note'),
    returnedBy: integer('returned_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('payment_online').on(t.reference).where(sql`page_id is not null`),
    index('payment_page_payments').on(t.pageId).where(sql`page_id is not null`),
    index('payment_refund_due').on(t.refundDueAt).where(sql`refund_due_at is not null`),
    uniqueIndex('payment_reference').on(t.reference).where(sql`state = 'captured'`),
    uniqueIndex('payment_pending').on(t.invoiceId).where(sql`state = 'pending'`),
    uniqueIndex('payment_not_needed')
      .on(t.reference)
      .where(sql`method = 'transfer' and state not in ('pending', 'captured', 'failed')`),
    uniqueIndex('payment_return_reference')
      .on(t.returnReference)
      .where(sql`return_reference is not null`),
    index('payment_invoice').on(t.invoiceId, t.id),
    index('payment_decided_by').on(t.decidedBy).where(sql`decided_by is not null`),
    index('payment_at').on(t.at),
    index('payment_returned_by').on(t.returnedBy).where(sql`returned_by is not null`),
    check('payment_decided', sql`(${t.state} = 'pending') = (${t.decidedAt} is null)`),
    check(
      'payment_returned',
      sql`num_nulls(${t.returnedOn}, ${t.returnedPaise}, ${t.returnReference}) in (0, 3)
        and (${t.returnedOn} is null or ${t.state} not in ('pending', 'captured', 'failed'))
        and ${t.returnedPaise} between 1 and ${t.paise}
        and (${t.returnedPaise} = ${t.paise} or ${t.returnNote} is not null)`,
    ),
  ],
)
