import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { users } from './users.ts'

export const auditedEntity = pgEnum('edited_entity', [
  'school',
  'store',
  'product',
  'batch',
  'user',
  'filter_request',
  'job',
  'blog',
  'video',
  'filter_value',
  'moderation_case',
  'exited_user',
  'contact_message',
  'newsletter_draft',
  'comment',
])
export const actorRole = pgEnum('actor_role', ['owner', 'member', 'admin', 'system'])
export const auditAction = pgEnum('audit_action', [
  'created',
  'edited',
  'removed',
  'restored',
  'read',
])

/** An action of an admin: a group of audit entries with one reason. Append-only. */
export const adminActions = pgTable(
  'admin_action',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null after the account is deleted. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    verb: text('verb').notNull(),
    reasonCode: text('reason_code'),
    reasonText: text('reason_text'),
    /** Number of audit entries that it groups. */
    rows: integer('rows').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The action that this one undoes; an action can be undone once. */
    undoesActionId: integer('undoes_action_id')
      .unique()
      .references((): AnyPgColumn => adminActions.id),
  },
  (t) => [index('admin_action_actor').on(t.actorId)],
)

/**
 * Every change that a provider, a user or an admin made: who, which field, before and after. A trigger
 * refuses changes, except that owners' edits are folded for ten minutes and pruned.
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The actor; null for the system, and after the account is deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The relation of the actor to the record. */
    actorRole: actorRole('actor_role').notNull(),
    action: auditAction('action').notNull(),
    entity: auditedEntity('entity').notNull(),
    entityId: integer('entity_id').notNull(),
    /** By the name of the contract; null if the whole record was created or removed. */
    field: text('field'),
    before: jsonb('before'),
    after: jsonb('after'),
    /** Whether `before` and `after` are parts of long texts. */
    isExcerpt: boolean('is_excerpt').notNull().default(false),
    /** Of the record after the change; null if the change has none. */
    revision: integer('revision'),
    reason: text('reason'),
    actionId: integer('action_id').references(() => adminActions.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('audit_entry_entity').on(t.entity, t.entityId, t.revision),
    index('audit_entry_user').on(t.userId, t.id),
    index('audit_entry_action').on(t.actionId),
    index('audit_entry_time').on(t.createdAt, t.id),
    index('audit_entry_field').on(t.field, t.createdAt, t.id).where(sql`field is not null`),
    // The few entries among many edits by owners.
    index('audit_entry_removals')
      .on(t.createdAt, t.id)
      .where(sql`action <> 'edited' and action <> 'created'`),
    index('audit_entry_role').on(t.actorRole, t.createdAt, t.id),
  ],
)
