import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, tokenHash } from './columns.ts'
import { enquiries, enquiryState } from './enquiries.ts'
import { outgoingMails } from './mail.ts'
import { users } from './users.ts'

export const enquiryEventKind = pgEnum('enquiry_event_kind', [
  'sent',
  'confirmed',
  'seen',
  'state',
  'assign',
  'snooze',
  'note',
  'call',
  'task',
  'reveal',
  'attempt',
  'merge',
  'unmerge',
  'family',
  'consent',
  'withdrawal',
  'invalid',
  'objection',
  'route',
  'reminder',
  'visit',
  'owner_asked',
  'cancelled_email',
])

/** The events of an enquiry. A trigger refuses changes. */
export const enquiryEvents = pgTable(
  'enquiry_event',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    kind: enquiryEventKind('kind').notNull(),
    /** The member, admin or sender; null for the system, and after the account is deleted. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of events of kind `state`. */
    fromState: enquiryState('from_state'),
    toState: enquiryState('to_state'),
    /** A private note, or the reason. */
    body: text('body'),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Whether the sender sees it. */
    isForParent: boolean('is_for_parent').notNull().default(false),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'enquiry_event_states',
      sql`${t.kind} <> 'state' or (${t.fromState} is not null and ${t.toState} is not null)`,
    ),
    index('enquiry_event_enquiry').on(t.enquiryId, t.id),
    index('enquiry_event_actor').on(t.actorId).where(sql`actor_id is not null`),
  ],
)

/** The reason why an email of the desk was not sent: no permission any more, or cancelled by the desk. */
export const unsentReason = pgEnum('enquiry_message_unsent', ['permission', 'desk'])

export const messageSide = pgEnum('enquiry_message_side', ['parent', 'desk', 'system'])

/** A message between the sender and the desk, after the first one, which is in `enquiry`. */
export const enquiryMessages = pgTable(
  'enquiry_message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    side: messageSide('side').notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    bodyText: text('body_text').notNull(),
    /** The email that carried it, whose row says whether it was delivered; kept for 30 days. */
    mailId: integer('mail_id').references(() => outgoingMails.id, { onDelete: 'set null' }),
    /** Equal for the repetitions of one request. */
    requestKey: uuid('request_key'),
    readAt: moment('read_at'),
    /** When an email that waited was dropped, and why. */
    droppedAt: moment('dropped_at'),
    unsentReason: unsentReason('unsent_why'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    check('enquiry_message_dropped', sql`(${t.droppedAt} is null) = (${t.unsentReason} is null)`),
    uniqueIndex('enquiry_message_request').on(t.enquiryId, t.requestKey),
    index('enquiry_message_enquiry').on(t.enquiryId, t.id),
    index('enquiry_message_author').on(t.authorId).where(sql`author_id is not null`),
    index('enquiry_message_mail').on(t.mailId).where(sql`mail_id is not null`),
  ],
)

/** An email about an enquiry. Those that wait to be sent are deleted when consent is withdrawn. */
export const enquiryMails = pgTable(
  'enquiry_mail',
  {
    mailId: integer('mail_id')
      .primaryKey()
      .references(() => outgoingMails.id, { onDelete: 'cascade' }),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
  },
  (t) => [index('enquiry_mail_enquiry').on(t.enquiryId)],
)

/** Opens an enquiry from a link in an email to its sender, who may have no account. */
export const enquiryLinks = pgTable(
  'enquiry_link',
  {
    tokenHash: tokenHash('token_hash').primaryKey(),
    enquiryId: integer('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('enquiry_link_enquiry').on(t.enquiryId), index('enquiry_link_end').on(t.expiresAt)],
)

/** Confirms the address of the enquiries that one request sent. Works once. */
export const enquiryConfirmations = pgTable(
  'enquiry_confirmation',
  {
    tokenHash: tokenHash('token_hash').primaryKey(),
    requestKey: uuid('request_key').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('enquiry_confirmation_request').on(t.requestKey),
    index('enquiry_confirmation_end').on(t.expiresAt),
  ],
)
