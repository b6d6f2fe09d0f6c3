import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  real,
  smallint,
  text,
  time,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { integers, noIntegers, timestamps } from './columns.ts'
import { approvedRevision, moderation } from './moderation-state.ts'
import type { FileCaptions } from './schools.ts'
import { users } from './users.ts'

type Weekday = 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun'

export const productKind = pgEnum('product_kind', ['tuition', 'activity', 'camp', 'workshop'])
export const productMode = pgEnum('product_mode', ['online', 'centre', 'home'])
export const priceUnit = pgEnum('price_unit', ['month', 'session', 'course', 'camp'])

export const batchState = pgEnum('batch_state', ['open', 'paused', 'closed', 'cancelled'])
/** Whether a booking is confirmed at once, or by the provider. */
export const batchJoining = pgEnum('batch_joining', ['instant', 'request'])

/** A provider's business that sells products. */
export const stores = pgTable(
  'store',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    brandName: text('brand_name').notNull(),
    contactPerson: text('contact_person'),
    companyName: text('company_name'),
    email: text('email'),
    mobile: text('mobile'),
    address: text('address'),
    city: text('city'),
    district: text('district'),
    state: text('state'),
    pincode: text('pincode'),
    /** The parts of the place name, joined. */
    location: text('location'),
    country: text('country').notNull().default('India'),
    website: text('website'),
    gst: text('gst'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Accuracy of lat and lng, as of a school. */
    placeAccuracy: text('place_accuracy', { enum: ['exact', 'pincode', 'district'] }),
    descriptionHtml: text('description_html'),
    establishedYear: smallint('established_year'),
    /** Weekdays and times at which it is open; all null if not provided. */
    openDays: text('open_days').array().$type<Weekday[]>(),
    opensAt: time('opens_at'),
    closesAt: time('closes_at'),
    /** Languages and facilities: values of filters of schools. */
    filterIds: integers('filter_ids').notNull().default(noIntegers),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    fileCaptions: jsonb('file_captions').$type<FileCaptions>().notNull().default([]),
    /** The owner, who may edit it. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Increases with every change. An edit based on an older revision is a conflict. */
    revision: integer('revision').notNull().default(1),
    /** Set by the client, so that repeating a request creates no second record. */
    requestKey: uuid('request_key'),
    isVerified: boolean('is_verified').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** When the owner or an admin deleted it; it is permanently removed 30 days later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    moderation,
    approvedRevision,
    popularity: real('popularity').notNull().default(0),
    ...timestamps,
  },
  (t) => [
    index('store_popularity').on(t.popularity.desc(), t.id),
    index('store_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('store_owner').on(t.ownerId),
    uniqueIndex('store_request').on(t.ownerId, t.requestKey),
  ],
)

/** A tuition, activity, camp or workshop. */
export const products = pgTable(
  'product',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    kind: productKind('kind').notNull(),
    mode: productMode('mode').notNull(),
    descriptionHtml: text('description_html'),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    fileCaptions: jsonb('file_captions').$type<FileCaptions>().notNull().default([]),
    filterIds: integers('filter_ids').notNull().default(noIntegers),
    ageMin: real('age_min'),
    ageMax: real('age_max'),
    /** Rupees per `priceUnit`. */
    price: integer('price'),
    priceUnit: priceUnit('price_unit').notNull(),
    city: text('city'),
    district: text('district'),
    state: text('state'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** Accuracy of lat and lng, as of a school. */
    placeAccuracy: text('place_accuracy', { enum: ['exact', 'pincode', 'district'] }),
    /** Increases with every change. An edit based on an older revision is a conflict. */
    revision: integer('revision').notNull().default(1),
    /** Set by the client, so that repeating a request creates no second record. */
    requestKey: uuid('request_key'),
    isActive: boolean('is_active').notNull().default(true),
    /** When the owner or an admin deleted it; it is permanently removed 30 days later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    moderation,
    approvedRevision,
    popularity: real('popularity').notNull().default(0),
    /** Uses the grid of `school.cell`. For lists near a location. */
    cell: integer('cell').generatedAlwaysAs(
      sql`floor(lat * 20)::integer * 4000 + floor(lng * 20)::integer`,
    ),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('product_slug').on(t.slug),
    index('product_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('product_store').on(t.storeId),
    uniqueIndex('product_request').on(t.storeId, t.requestKey),
    index('product_cell').on(t.cell).where(sql`is_active`),
    index('product_online').on(t.id).where(sql`is_active and mode = 'online'`),
    index('product_popularity').on(t.kind, t.popularity.desc(), t.id),
  ],
)

/** A run of a product with its days and seats. */
export const batches = pgTable(
  'batch',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    days: text('days').array().notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on'),
    startTime: time('start_time').notNull(),
    endTime: time('end_time').notNull(),
    /** Children that can take part. */
    seats: smallint('seats').notNull(),
    /** Seats that the provider gave away without EdBazaar. */
    takenElsewhere: smallint('taken_elsewhere').notNull().default(0),
    /** Seats that bookings, holds and offers take; only `settle` writes it. */
    taken: smallint('taken').notNull().default(0),
    /** Seats above `seats` that the provider allowed, with a reason; only `settle` lowers it. */
    overAllowed: smallint('over_allowed').notNull().default(0),
    overReason: text('over_why'),
    seatsLeft: smallint('seats_left')
      .notNull()
      .generatedAlwaysAs(sql`greatest(seats - taken_elsewhere - taken, 0)::smallint`),
    /** Rupees, if different from the product's price. */
    price: integer('price'),
    /** Whether families can join; a cancelled batch does not take place. */
    state: batchState('state').notNull().default('open'),
    /** When a paused batch opens automatically. */
    reopensOn: date('reopens_on'),
    /** The reason why it was cancelled, for the families. */
    reason: text('reason'),
    joining: batchJoining('joining').notNull().default('request'),
    /** Trial classes in each session, and their price in rupees. */
    trialSeats: smallint('trial_seats').notNull().default(0),
    trialPrice: integer('trial_price'),
    /** Whether a child can come to one session only, and its price in rupees. */
    hasDropIn: boolean('has_drop_in').notNull().default(false),
    dropInPrice: integer('drop_in_price'),
    hasWaitlist: boolean('has_waitlist').notNull().default(true),
    /** Hours for which an offer to a family of the waitlist stays open. */
    offerHours: smallint('offer_hours').notNull().default(24),
    /** Hours before the start in which no offers are made. */
    cutoffHours: smallint('cutoff_hours').notNull().default(3),
    /** Years on the first day, if different from those of the product. */
    minAge: smallint('min_age'),
    maxAge: smallint('max_age'),
    /** Increases with every change of how families join. */
    revision: integer('revision').notNull().default(1),
    /** Set by the client, so that repeating a request creates no second record. */
    requestKey: uuid('request_key'),
  },
  (t) => [
    index('batch_product').on(t.productId, t.startsOn),
    index('batch_starts').on(t.startsOn),
    uniqueIndex('batch_request').on(t.productId, t.requestKey),
    check(
      'batch_taken',
      sql`${t.taken} >= 0 and ${t.takenElsewhere} >= 0 and ${t.overAllowed} >= 0
        and ${t.taken} + ${t.takenElsewhere} <= ${t.seats} + ${t.overAllowed}`,
    ),
    check('batch_over', sql`${t.overAllowed} = 0 or ${t.overReason} is not null`),
  ],
)
