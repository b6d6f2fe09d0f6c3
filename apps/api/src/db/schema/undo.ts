import { integer, jsonb, type PgTable, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** A table whose changes by admins are kept. */
export type UndoableTable = PgTable

/**
 * The columns that an admin's action changed in a record, before and after: what an undo writes back.
 * A trigger adds them, and they are deleted when the action cannot be undone any more.
 */
export const undoRecords = pgTable(
  'undo_record',
  {
    /** References `admin_action`, checked at the commit: the action is added after its changes. */
    actionId: integer('action_id').notNull(),
    /** As in the audit log, or the name of another undoable table. */
    entity: text('entity').notNull(),
    entityId: integer('entity_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.actionId, t.entity, t.entityId] })],
)
