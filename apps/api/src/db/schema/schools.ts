import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { integers, noIntegers, timestamps } from './columns.ts'
import { users } from './users.ts'

/** One row of a fee sheet: rupees, null where the school has not told. */
export type FeeRow = {
  classes: string
  admission: number | null
  tuition: number | null
  transport: number | null
  books: number | null
}
export type FeeSheet = { year: string; toldOn: string; rows: FeeRow[] }
export type AdmissionDate = { from: string; to: string | null; label: string; isKey: boolean }
/** A fact's value with where it comes from; `asOf` is yyyy-mm-dd. */
export type SourcedFact = { value: string; source: string; asOf: string | null }
export type SchoolFacts = Partial<
  Record<
    | 'recognition'
    | 'boardAffiliation'
    | 'established'
    | 'students'
    | 'classrooms'
    | 'studentsPerTeacher'
    | 'languages',
    SourcedFact
  >
>
/** Captions of `files`, by position; a missing one is null. */
export type FileCaptions = (string | null)[]

export const schools = pgTable(
  'school',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** Where the row comes from and its id there; both null for schools listed by their owners. */
    source: text('source'),
    sourceId: text('source_id'),
    /** The name as its register has it, where it differs. */
    sourceName: text('source_name'),
    /** Tells whether a row of a register has changed since it was brought in. */
    sourceHash: bigint('source_hash', { mode: 'number' }),
    location: text('location'),
    address: text('address'),
    city: text('city'),
    district: text('district'),
    state: text('state'),
    pincode: text('pincode'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** How well lat and lng are known: exact, pincode, or district. Null without coordinates. */
    placeAccuracy: text('place_accuracy', { enum: ['exact', 'pincode', 'district'] }),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    website: text('website'),
    establishedOn: date('established_on'),
    nStudents: integer('n_students'),
    nClassrooms: integer('n_classrooms'),
    description: text('description'),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    fileCaptions: jsonb('file_captions').$type<FileCaptions>().notNull().default([]),
    filterIds: integers('filter_ids').notNull().default(noIntegers),
    /** Filter values the school is known not to have. */
    absentFilterIds: integers('absent_filter_ids').notNull().default(noIntegers),
    ageMin: real('age_min'),
    ageMax: real('age_max'),
    fees: jsonb('fees').$type<FeeSheet>(),
    feeMin: integer('fee_min'),
    feeMax: integer('fee_max'),
    admissionDates: jsonb('admission_dates').$type<AdmissionDate[]>().notNull().default([]),
    admissionOpensOn: date('admission_opens_on'),
    admissionClosesOn: date('admission_closes_on'),
    seatsTotal: smallint('seats_total'),
    seatsLeft: smallint('seats_left'),
    facts: jsonb('facts').$type<SchoolFacts>().notNull().default({}),
    isRecognitionChecked: boolean('is_recognition_checked').notNull().default(false),
    /** Who listed it and may change it. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Counts its changes: what was edited upon an older one may have been edited by another meanwhile. */
    revision: integer('revision').notNull().default(1),
    isOnline: boolean('is_online').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** 0 to 1: how complete and well known; the order where nothing else decides. */
    popularity: real('popularity').notNull().default(0),
    /** A cell of 0.05 degrees: rows of 4,000 cells from the equator north. For lists near a place. */
    cell: integer('cell').generatedAlwaysAs(
      sql`floor(lat * 20)::integer * 4000 + floor(lng * 20)::integer`,
    ),
    /** The order by name. */
    nameKey: text('name_key').notNull().generatedAlwaysAs(sql`lower(left(name, 32))`),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('school_slug').on(t.slug),
    uniqueIndex('school_source').on(t.source, t.sourceId),
    index('school_owner').on(t.ownerId).where(sql`owner_id is not null`),
    index('school_popularity').on(t.popularity.desc(), t.id).where(sql`is_active`),
    check('school_source_whole', sql`(${t.source} is null) = (${t.sourceId} is null)`),
    check('school_place_whole', sql`(${t.lat} is null) = (${t.lng} is null)`),
  ],
)
