import type { Db } from '../../../db/connect.ts'
import type { UndoableTable } from '../../../db/schema/index.ts'
import type { AuditedRecord } from '../audit/audit.service.ts'

/** The columns of a record that an undo puts back, by their names in the database. */
export interface ReturnedRow {
  readonly id: number
  /** The values before the undo. */
  readonly now: Readonly<Record<string, unknown>>
  /** The values after it. */
  readonly back: Readonly<Record<string, unknown>>
}

/**
 * A table whose changes by admins can be undone. Its trigger `record_undo` keeps what an action
 * changes; `entity` is the trigger's argument.
 */
export interface Undoable {
  readonly entity: string
  readonly table: UndoableTable
  /** The entity in the audit log; null if the log has no entries for it. */
  readonly audited: AuditedRecord['entity'] | null
  /** The column that names a record; null without a name. */
  readonly nameColumn: string | null
  /**
   * The columns of each field, which change together. An undo leaves a field whole if one of its
   * columns has changed since. Columns of no field, such as the popularity, return silently if they
   * have not changed since.
   */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** Whether the table has a revision, which an undo increases. */
  readonly isRevised: boolean
  /** Fields that do not count as a change of the record for its revision. */
  readonly unrevisedFields?: readonly string[]
  /** The ids among these, locked, that cannot be put back. */
  refused?(tx: Db, ids: readonly number[], actionId: number, userId: number): Promise<number[]>
  /** Writes what depends on the rows, such as search documents. */
  afterUndo?(tx: Db, rows: readonly ReturnedRow[], userId: number): Promise<void>
  /** Forgets what is cached of the rows. */
  afterCommit?(): void
}
