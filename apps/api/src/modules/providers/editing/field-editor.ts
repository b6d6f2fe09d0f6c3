import type { Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { UploadPurpose } from '../../platform/media/uploads.repository.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { AuditedRecord, AuditService } from '../../trust/audit/audit.service.ts'
import { requireUnchangedSince } from './conflicts.ts'
import { changedFields, type FieldValues } from './field-values.ts'
import { actorOf } from './ownership.ts'

/** The row of a record that can be edited, locked. */
interface EditableRow {
  readonly id: number
  readonly ownerId: number | null
  readonly revision: number
}

interface BasedChange {
  /** The revision the change is based on; without it the last write wins. */
  readonly revision?: number
}

/** A change to a locked record, in the transaction that makes it. */
export interface FieldEdit<Row, Change, Prepared> {
  readonly tx: Db
  readonly caller: Caller
  readonly row: Row
  readonly change: Change
  /** What `prepare` returned. */
  readonly prepared: Prepared
}

/** An edit that changes the record. */
export interface AppliedEdit<Row, Change, Prepared> extends FieldEdit<Row, Change, Prepared> {
  /** The columns that change, with the new revision. */
  readonly columns: Partial<Row>
  /** The row with these columns. */
  readonly after: Row
}

/** What is particular to one entity in the editing of its fields. */
export interface FieldEditorDefinition<
  Row extends EditableRow,
  Change extends BasedChange,
  Prepared,
> {
  readonly entity: AuditedRecord['entity']
  transaction<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>
  /** Runs before the transaction, which holds a single connection. */
  prepare(caller: Caller, id: number, change: Change): Promise<Prepared>
  /** Finds the row and locks it until the transaction ends. */
  lock(tx: Db, id: number): Promise<Row | undefined>
  /** Throws `not_found` or `forbidden`. */
  requireAccess(caller: Caller, row: Row | undefined): Row
  /** The fields that the change sets. */
  fieldsOf(change: Change): readonly string[]
  /** Reads the columns that the change sets. Throws `invalid_request` or `conflict`. */
  columnsOf(edit: FieldEdit<Row, Change, Prepared>): Partial<Row> | Promise<Partial<Row>>
  /** The fields as the audit log stores them. */
  valuesOf(row: Row): FieldValues
  /** For an entity with uploaded files. */
  readonly files?: {
    readonly uploads: Pick<UploadsService, 'attachFiles' | 'remove'>
    readonly purpose: UploadPurpose
    of(row: Row): readonly string[]
    /** Throws `invalid_request` if the entity may not have these files. */
    require?(files: readonly string[]): void
  }
  /** Saves the columns and what depends on them. */
  write(edit: AppliedEdit<Row, Change, Prepared>): Promise<void>
  /** Updates the search documents that show the record. */
  reindex(edit: AppliedEdit<Row, Change, Prepared>): Promise<void>
}

/**
 * Saves changes to the fields of a record: lock, ownership, read, conflict, write, audit, re-index.
 * A change that changes nothing keeps the revision, so that sending it twice is harmless.
 */
export function createFieldEditor<Row extends EditableRow, Change extends BasedChange, Prepared>(
  definition: FieldEditorDefinition<Row, Change, Prepared>,
  audit: AuditService,
) {
  /** Marks uploads as used or unused; returns the files to remove after the commit. */
  async function useFiles(
    { tx, caller, row, change }: FieldEdit<Row, Change, Prepared>,
    after: Row,
  ): Promise<readonly string[]> {
    const { files } = definition
    if (!files || !definition.fieldsOf(change).includes('files')) return []
    const owners = { userId: caller.userId, ownerId: row.ownerId, purpose: files.purpose }
    const wanted = files.of(after)
    const { dropped } = await files.uploads.attachFiles(tx, owners, files.of(row), wanted)
    files.require?.(wanted)
    return dropped
  }

  async function save(edit: FieldEdit<Row, Change, Prepared>) {
    const { tx, caller, row, change } = edit
    const columns = await definition.columnsOf(edit)
    const revision = row.revision + 1
    const after = { ...row, ...columns, revision }
    const [before, values] = [definition.valuesOf(row), definition.valuesOf(after)]
    const changed = changedFields(before, values)
    const sent = definition.fieldsOf(change).filter((field) => changed.includes(field))
    const record = { entity: definition.entity, entityId: row.id }
    await requireUnchangedSince(audit, tx, record, sent, {
      revision: row.revision,
      basedOn: change.revision,
    })
    const dropped = await useFiles(edit, after)
    if (sent.length === 0) return { row, dropped }
    const applied = { ...edit, columns: { ...columns, revision }, after }
    await definition.write(applied)
    const fields = new Set([...sent, ...changed])
    await audit.recordEdits(tx, {
      ...record,
      actor: actorOf(caller, row),
      revision,
      edits: [...fields].map((field) => ({ field, before: before[field], after: values[field] })),
    })
    await definition.reindex(applied)
    return { row: after, dropped }
  }

  return {
    /**
     * Saves a change and returns the row. Throws `not_found`, `forbidden`, `invalid_request` or
     * `conflict`.
     */
    async edit(caller: Caller, id: number, change: Change): Promise<Row> {
      const prepared = await definition.prepare(caller, id, change)
      const { row, dropped } = await definition.transaction(async (tx) => {
        const locked = definition.requireAccess(caller, await definition.lock(tx, id))
        return save({ tx, caller, row: locked, change, prepared })
      })
      await definition.files?.uploads.remove(dropped)
      return row
    },
  }
}
