import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { adminActions } from './audit.ts'
import { moment } from './columns.ts'
import { schools } from './schools.ts'
import { users } from './users.ts'

export const moderationSubject = pgEnum('moderation_subject', [
  'school',
  'store',
  'product',
  'batch',
  'job',
  'blog',
  'video',
  'enquiry',
  'user',
  'filter_request',
  'comment',
])
/** The reasons to open a case, the weightiest last: a case that is joined keeps the weightiest. */
export const caseReason = pgEnum('moderation_why', [
  'sample',
  'edit',
  'new',
  'scan',
  'report',
  'claim',
  'appeal',
  'order',
])
export const moderationOutcome = pgEnum('moderation_outcome', [
  'approved',
  'changes',
  'rejected_fields',
  'hidden',
  'removed',
  'ignored',
  'shown',
])
export const moderationEventKind = pgEnum('moderation_event_kind', [
  'opened',
  'joined',
  'decided',
  'reopened',
  'note',
  'undone',
  'appealed',
])

/** Findings of the automatic checks in a field. */
export type StoredFinding = {
  code: string
  field: string | null
  excerpt: string | null
  amount: number | null
}
export type ScorePart = { code: string; points: number }
export type StoredRejection = { field: string; reason_code: string }

/** A record to be reviewed; at most one open case each. */
export const moderationCases = pgTable(
  'moderation_case',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    subjectKind: moderationSubject('subject_kind').notNull(),
    subjectId: integer('subject_id').notNull(),
    why: caseReason('why').notNull(),
    /** The tab of the queue. */
    tab: text('tab')
      .notNull()
      .generatedAlwaysAs(
        sql`case why when 'new' then 'new' when 'report' then 'reported' when 'scan' then 'reported' when 'order' then 'reported' when 'claim' then 'claims' when 'appeal' then 'appeals' else 'edited' end`,
      ),
    /** The record's name, place and owner when the case last changed, for the queue. */
    subjectName: text('subject_name').notNull(),
    subjectPlace: text('subject_place'),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    fromRevision: integer('from_revision'),
    toRevision: integer('to_revision'),
    /** The record's columns before the changes; null for a new record or a report. */
    baseline: jsonb('baseline').$type<Record<string, unknown>>(),
    /** The values that were decided about, by field. */
    decidedValues: jsonb('decided_values').$type<Record<string, unknown>>(),
    /** The fields that changed, by the names of the contract. */
    fields: text('fields').array().notNull().default([]),
    /** Those of them that wait for a decision. */
    heldFields: text('held_fields').array().notNull().default([]),
    findings: jsonb('findings').$type<StoredFinding[]>().notNull().default([]),
    /** Computed by a trigger from the rest of the row. */
    score: real('score').notNull().default(1),
    scoreParts: jsonb('score_parts').$type<ScorePart[]>().notNull().default([]),
    isUrgent: boolean('is_urgent').notNull().default(false),
    reports: integer('reports').notNull().default(0),
    /** The total weight of the reports. */
    reportWeight: real('report_weight').notNull().default(0),
    /** The decision that an appeal is about. */
    appealedCaseId: integer('appealed_case_id'),
    claimedBy: integer('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedUntil: moment('claimed_until'),
    outcome: moderationOutcome('outcome'),
    reasonCode: text('reason_code'),
    notePublic: text('note_public'),
    notePrivate: text('note_private'),
    rejections: jsonb('rejections').$type<StoredRejection[]>().notNull().default([]),
    openedAt: moment('opened_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    actionId: integer('action_id').references(() => adminActions.id),
    /** Increases with every change but claims. */
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    uniqueIndex('moderation_case_open')
      .on(t.subjectKind, t.subjectId)
      .where(sql`decided_at is null`),
    index('moderation_case_subject').on(t.subjectKind, t.subjectId, t.id.desc()),
    index('moderation_case_owner').on(t.ownerId, t.id.desc()),
    index('moderation_case_action').on(t.actionId).where(sql`action_id is not null`),
    index('moderation_case_appealed').on(t.appealedCaseId).where(sql`appealed_case_id is not null`),
    index('moderation_case_opened').on(t.tab, t.openedAt, t.id).where(sql`decided_at is null`),
    index('moderation_case_kind_opened')
      .on(t.subjectKind, t.tab, t.openedAt, t.id)
      .where(sql`decided_at is null`),
    index('moderation_case_score').on(t.tab, t.score.desc(), t.id).where(sql`decided_at is null`),
    index('moderation_case_kind_score')
      .on(t.subjectKind, t.tab, t.score.desc(), t.id)
      .where(sql`decided_at is null`),
    index('moderation_case_waiting')
      .on(t.tab, t.isUrgent.desc().nullsFirst(), t.openedAt, t.id)
      .where(sql`decided_at is null`),
    index('moderation_case_kind_waiting')
      .on(t.subjectKind, t.tab, t.isUrgent.desc().nullsFirst(), t.openedAt, t.id)
      .where(sql`decided_at is null`),
    // Every column that pages and counts of decided cases read, so that they do not read the rows.
    index('moderation_case_decided')
      .on(t.decidedAt, t.id, t.openedAt, t.subjectKind, t.score, t.isUrgent)
      .where(sql`decided_at is not null`),
    index('moderation_case_held')
      .on(t.decidedAt, t.tab, t.subjectKind)
      .where(sql`held_fields <> '{}'`),
    index('moderation_case_findings')
      .on(t.decidedAt, t.tab, t.subjectKind)
      .where(sql`findings <> '[]'`),
    index('moderation_case_claimed').on(t.claimedBy).where(sql`claimed_by is not null`),
  ],
)

/** The events of a case. Append-only. */
export const moderationEvents = pgTable(
  'moderation_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer('case_id')
      .notNull()
      .references(() => moderationCases.id),
    kind: moderationEventKind('kind').notNull(),
    /** Null for the system and visitors, and after the account is deleted. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    detail: jsonb('detail').$type<EventDetail>().notNull().default({}),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    index('moderation_event_case').on(t.caseId, t.id),
    index('moderation_event_actor').on(t.actorId).where(sql`actor_id is not null`),
  ],
)
export type EventDetail = {
  why?: string
  outcome?: string
  fields?: readonly string[]
  text?: string
  action_id?: number
}

/** A report of a visitor or user that something is wrong with a record. */
export const moderationReports = pgTable(
  'moderation_report',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    caseId: integer('case_id')
      .notNull()
      .references(() => moderationCases.id),
    reporterId: integer('reporter_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Of a visitor who wants to hear what was decided; cleared then. */
    reporterEmail: text('reporter_email'),
    reason: text('reason').notNull(),
    text: text('text'),
    /** The score that the report adds to the case. */
    weight: real('weight').notNull(),
    /** Whether the decision agreed; null while the case is open. */
    agreed: boolean('agreed'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('moderation_report_once').on(t.caseId, t.reporterId),
    index('moderation_report_reporter').on(t.reporterId, t.id.desc()),
  ],
)

/** An owner's appeal against a decision; one for each decision. */
export const moderationAppeals = pgTable(
  'moderation_appeal',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The decision. */
    caseId: integer('case_id')
      .notNull()
      .references(() => moderationCases.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    at: moment('at').notNull().defaultNow(),
    upheldAt: moment('upheld_at'),
    refusedAt: moment('refused_at'),
    /** When the decision was undone before the appeal was decided, which closes the appeal. */
    undoneAt: moment('undone_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('moderation_appeal_once').on(t.caseId),
    index('moderation_appeal_user').on(t.userId),
    index('moderation_appeal_decided_by').on(t.decidedBy),
  ],
)

/** An owner's edit of a field that waits for a decision. */
export const heldEdits = pgTable(
  'held_edit',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    entity: moderationSubject('entity').notNull(),
    entityId: integer('entity_id').notNull(),
    field: text('field').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    caseId: integer('case_id')
      .notNull()
      .references(() => moderationCases.id),
    at: moment('at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    outcome: text('outcome', { enum: ['applied', 'returned'] }),
  },
  (t) => [
    uniqueIndex('held_edit_open').on(t.entity, t.entityId, t.field).where(sql`decided_at is null`),
    index('held_edit_case').on(t.caseId),
    index('held_edit_user').on(t.userId),
  ],
)

/** A request to manage a school of the register. */
export const schoolClaims = pgTable(
  'school_claim',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    caseId: integer('case_id')
      .notNull()
      .references(() => moderationCases.id),
    role: text('role').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    result: text('result', { enum: ['granted', 'refused'] }),
  },
  (t) => [
    uniqueIndex('school_claim_open').on(t.schoolId, t.userId).where(sql`decided_at is null`),
    index('school_claim_user').on(t.userId),
    index('school_claim_case').on(t.caseId),
  ],
)
