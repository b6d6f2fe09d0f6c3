import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { timestamps } from './columns.ts'
import { moderation } from './moderation-state.ts'
import { schools } from './schools.ts'

export const jobRole = pgEnum('job_role', [
  'pre-primary',
  'primary',
  'secondary',
  'senior-secondary',
  'support',
  'arts-sports',
  'leadership',
  'office',
])
export const jobType = pgEnum('job_type', ['full-time', 'part-time', 'contract', 'visiting'])

/** A vacancy that a school posts. */
export const jobs = pgTable(
  'job',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    role: jobRole('role').notNull().default('office'),
    /** Null if the job is not for one subject. */
    subject: text('subject'),
    type: jobType('type').notNull().default('full-time'),
    location: text('location').notNull(),
    city: text('city'),
    district: text('district'),
    state: text('state'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    descriptionHtml: text('description_html'),
    /** Rupees per month. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    closesOn: date('closes_on'),
    isActive: boolean('is_active').notNull().default(true),
    /** When its school was deleted. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    moderation,
    popularity: real('popularity').notNull().default(0),
    ...timestamps,
  },
  (t) => [
    index('job_school').on(t.schoolId),
    index('job_newest').on(t.createdAt.desc(), t.id.desc()).where(sql`is_active`),
  ],
)
