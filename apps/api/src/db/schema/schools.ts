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
  time,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { hasPublicModeration } from '../public-moderation.ts'
import { integers, noIntegers, timestamps } from './columns.ts'
import { approvedRevision, moderation } from './moderation-state.ts'
import { users } from './users.ts'

/** One row of a fee sheet: rupees, null if not provided. */
export type FeeRow = {
  classes: string
  admission: number | null
  tuition: number | null
  transport: number | null
  books: number | null
}
export type FeeSheet = { year: string; toldOn: string; rows: FeeRow[] }
export type AdmissionDate = { from: string; to: string | null; label: string; isKey: boolean }
/** The facts that an owner can give. */
export type ProvidedFact =
  | 'established'
  | 'students'
  | 'classrooms'
  | 'studentsPerTeacher'
  | 'languages'
  | 'timings'
  | 'website'
export type ProvidedOn = Partial<Record<ProvidedFact, string>>
/** A fact with its source; `asOf` is yyyy-mm-dd. */
export type SourcedFact = { value: string; source: string; asOf: string | null }
export type SchoolFacts = Partial<
  Record<
    | 'recognition'
    | 'boardAffiliation'
    | 'established'
    | 'students'
    | 'classrooms'
    | 'studentsPerTeacher'
    | 'languages'
    | 'timings'
    | 'website',
    SourcedFact
  >
>
/** Captions of `files`, by position; null if missing. */
export type FileCaptions = (string | null)[]

/** The condition of `is_public(school)`, for indexes. */
const isPublicSchool = sql`is_active and deleted_at is null and ${hasPublicModeration()}`

export const schools = pgTable(
  'school',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    /** The data source and the row's id in it; both null for schools listed by their owners. */
    source: text('source'),
    sourceId: text('source_id'),
    /** The name in the register, if it differs. */
    sourceName: text('source_name'),
    /** Shows whether the register's row changed since it was imported. */
    sourceHash: bigint('source_hash', { mode: 'number' }),
    location: text('location'),
    address: text('address'),
    city: text('city'),
    district: text('district'),
    state: text('state'),
    pincode: text('pincode'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /**
     * Accuracy of lat and lng. `doubtful`: from a register, but shared by many schools or contradicted
     * by the PIN code or district. `pincode`, `district`: the median of that area. Null without
     * coordinates.
     */
    placeAccuracy: text('place_accuracy', { enum: ['exact', 'doubtful', 'pincode', 'district'] }),
    contactName: text('contact_name'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    website: text('website'),
    establishedOn: date('established_on'),
    nStudents: integer('n_students'),
    nClassrooms: integer('n_classrooms'),
    studentsPerTeacher: smallint('students_per_teacher'),
    /** When the school day starts and ends; both or neither. */
    startsAt: time('starts_at'),
    endsAt: time('ends_at'),
    description: text('description'),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    fileCaptions: jsonb('file_captions').$type<FileCaptions>().notNull().default([]),
    filterIds: integers('filter_ids').notNull().default(noIntegers),
    /** Filter values that the school is known not to have. */
    absentFilterIds: integers('absent_filter_ids').notNull().default(noIntegers),
    ageMin: real('age_min'),
    ageMax: real('age_max'),
    fees: jsonb('fees').$type<FeeSheet>(),
    /** The lowest and highest yearly cost, and the lowest first-year total; rupees. */
    feeMin: integer('fee_min'),
    feeMax: integer('fee_max'),
    firstYearMin: integer('first_year_min'),
    admissionDates: jsonb('admission_dates').$type<AdmissionDate[]>().notNull().default([]),
    admissionOpensOn: date('admission_opens_on'),
    admissionClosesOn: date('admission_closes_on'),
    seatsTotal: smallint('seats_total'),
    seatsLeft: smallint('seats_left'),
    facts: jsonb('facts').$type<SchoolFacts>().notNull().default({}),
    /**
     * When the owner last gave each fact, yyyy-mm-dd; a fact that was taken back is absent. Null
     * without any: a default would rewrite the table, which indexes on its row type forbid.
     */
    providedOn: jsonb('provided_on').$type<ProvidedOn>(),
    /**
     * The fields of the contract's `SchoolChange` that its owner, a member or an admin has changed.
     * Imports keep their values. Null without any, for the same reason.
     */
    editedFields: text('edited_fields').array(),
    isRecognitionChecked: boolean('is_recognition_checked').notNull().default(false),
    /** The owner, who may edit it. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Increases with every change. An edit based on an older revision is a conflict. */
    revision: integer('revision').notNull().default(1),
    isOnline: boolean('is_online').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    /** When the owner or an admin deleted it; it is permanently removed 30 days later. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    moderation,
    approvedRevision,
    /** 0 to 1, from completeness and recognition; the default order. */
    popularity: real('popularity').notNull().default(0),
    /**
     * A grid cell of 0.05 degrees: rows of 4,000 cells, from the equator north. For lists near a
     * location.
     */
    cell: integer('cell').generatedAlwaysAs(
      sql`floor(lat * 20)::integer * 4000 + floor(lng * 20)::integer`,
    ),
    /** Sort key of the name. */
    nameKey: text('name_key').notNull().generatedAlwaysAs(sql`lower(left(name, 32))`),
    ...timestamps,
  },
  (t) => [
    uniqueIndex('school_slug').on(t.slug),
    uniqueIndex('school_source').on(t.source, t.sourceId),
    // Of the admins' table of all schools.
    index('school_by_name').on(t.nameKey, t.id),
    index('school_updated').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('school_of_state_by_name').on(t.state, t.nameKey, t.id),
    index('school_of_state').on(t.state, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('school_switched_off').on(t.id).where(sql`not is_active`),
    index('school_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('school_moderation').on(t.moderation, t.id).where(sql`moderation <> 'approved'`),
    index('school_owner').on(t.ownerId).where(sql`owner_id is not null`),
    index('school_popularity').on(t.popularity.desc(), t.id).where(isPublicSchool),
    index('school_established')
      .on(t.establishedOn)
      .where(sql`${isPublicSchool} and established_on is not null`),
    index('school_dated')
      .on(t.id, t.establishedOn, t.isRecognitionChecked)
      .where(sql`${isPublicSchool} and (established_on is not null or is_recognition_checked)`),
    check('school_source_whole', sql`(${t.source} is null) = (${t.sourceId} is null)`),
    check('school_place_whole', sql`(${t.lat} is null) = (${t.lng} is null)`),
  ],
)
