import { actorOf, type Caller } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import type { UploadPurpose } from '../../platform/media/upload-purpose.ts'
import type { UploadsService } from '../../platform/media/uploads.service.ts'
import type { AuditedRecord, AuditService } from '../../trust/audit/audit.service.ts'
import type { CaseIntake, ModeratedListing } from '../../trust/cases/case-intake.ts'
import type { CheckedChange } from '../../trust/cases/findings.ts'
import { requireLatestRevision, requireUnchangedSince } from './conflicts.ts'
import { changedFields, type FieldValues } from './field-values.ts'

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
  /** The result of `prepare`. */
  readonly prepared: Prepared
}

/** An edit that changes the record. */
export interface AppliedEdit<Row, Change, Prepared> extends FieldEdit<Row, Change, Prepared> {
  /** The columns that change, with the new revision. */
  readonly columns: Partial<Row>
  /** The row with these columns. */
  readonly after: Row
}

interface EditedRow<Row> {
  readonly row: Row
  /** The row before the edit. */
  readonly before: Row
  readonly isHeld: boolean
}

/** The particulars of one entity in the editing of its fields. */
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
  requireAccess(caller: Caller, row: Row | undefined, tx: Db): Row | Promise<Row>
  /** The fields that the change sets. */
  fieldsOf(change: Change): readonly string[]
  /** Whether the fields depend on each other, so that any other change since is a conflict. */
  readonly hasDependentFields?: boolean
  /** Reads the columns that the change sets. Throws `invalid_request` or `conflict`. */
  columnsOf(edit: FieldEdit<Row, Change, Prepared>): Partial<Row> | Promise<Partial<Row>>
  /** The fields as the audit log stores them. */
  valuesOf(row: Row): FieldValues
  /** Fields whose values the audit log does not store, so that they can be deleted with an account. */
  readonly personalFields?: readonly string[]
  /** The listing as admins see it; only for what they review. */
  readonly moderation?: {
    readonly intake: CaseIntake
    subjectOf(row: Row): ModeratedListing
    /** The fields whose new values wait for a decision, unless an admin changes them. */
    heldFields?(tx: Db, row: Row): Promise<readonly string[]>
  }
  /** For an entity with uploaded files. */
  readonly files?: {
    readonly uploads: Pick<UploadsService, 'attachFiles'>
    readonly purpose: UploadPurpose
    of(row: Row): readonly string[]
    /** Throws `invalid_request` if the entity may not have these files. */
    require?(files: readonly string[]): void
  }
  /** Saves the columns and what depends on them. */
  write(edit: AppliedEdit<Row, Change, Prepared>): Promise<void>
  /** Updates the search documents that show the record, if any do. */
  reindex?(edit: AppliedEdit<Row, Change, Prepared>): Promise<void>
}

/**
 * Saves changes to the fields of a record: lock, ownership, read, conflict, write, audit, re-index.
 * A change that changes nothing keeps the revision, so that sending it twice is harmless.
 */
export function createFieldEditor<Row extends EditableRow, Change extends BasedChange, Prepared>(
  definition: FieldEditorDefinition<Row, Change, Prepared>,
  audit: AuditService,
) {
  /** Marks uploads as used or unused. */
  async function useFiles(
    { tx, caller, row, change }: FieldEdit<Row, Change, Prepared>,
    after: Row,
  ): Promise<void> {
    const { files } = definition
    if (!files || !definition.fieldsOf(change).includes('files')) return
    const owners = { userId: caller.userId, ownerId: row.ownerId, purpose: files.purpose }
    const wanted = files.of(after)
    await files.uploads.attachFiles(tx, owners, files.of(row), wanted)
    files.require?.(wanted)
  }

  /** Throws `conflict` if one of the fields changed since the revision the change is based on. */
  async function requireNoConflict(
    { tx, row, change }: FieldEdit<Row, Change, Prepared>,
    fields: readonly string[],
  ): Promise<void> {
    const revisions = { revision: row.revision, basedOn: change.revision }
    if (definition.hasDependentFields) return requireLatestRevision(fields, revisions)
    const record = { entity: definition.entity, entityId: row.id }
    await requireUnchangedSince(audit, tx, record, fields, revisions)
  }

  /** A change as the audit log stores it. */
  const auditedChange = (change: CheckedChange) =>
    definition.personalFields?.includes(change.field) ? { field: change.field } : change

  async function save(edit: FieldEdit<Row, Change, Prepared>) {
    const { tx, caller, row, change } = edit
    const columns = await definition.columnsOf(edit)
    const revision = row.revision + 1
    const after = { ...row, ...columns, revision }
    const [before, values] = [definition.valuesOf(row), definition.valuesOf(after)]
    const changed = changedFields(before, values)
    const sent = definition.fieldsOf(change).filter((field) => changed.includes(field))
    await requireNoConflict(edit, sent)
    const actor = actorOf(caller, row)
    const changes = (fields: Iterable<string>) =>
      [...fields].map((field) => ({ field, before: before[field], after: values[field] }))
    const held = actor.role === 'admin' ? [] : await heldAmong(edit)
    if (held.length > 0) {
      await hold(edit, held, changes(sent))
      return { row, before: row, isHeld: sent.length > 0 }
    }
    await useFiles(edit, after)
    if (sent.length === 0) return { row, before: row, isHeld: false }
    const applied = { ...edit, columns: { ...columns, revision }, after }
    const actionId = actor.role === 'admin' ? await audit.beginAction(tx) : undefined
    await definition.write(applied)
    const edits = changes(new Set([...sent, ...changed]))
    await audit.recordEdits(tx, {
      entity: definition.entity,
      entityId: row.id,
      actor,
      ...(actionId !== undefined && { actionId }),
      revision,
      edits: edits.map(auditedChange),
    })
    if (actor.role !== 'admin') await openCase(applied, edits)
    await definition.reindex?.(applied)
    return { row: after, before: row, isHeld: false }
  }

  /** The fields of a change that wait for a decision. */
  async function heldAmong({ tx, row, change }: FieldEdit<Row, Change, Prepared>) {
    const held = (await definition.moderation?.heldFields?.(tx, row)) ?? []
    return definition.fieldsOf(change).filter((field) => held.includes(field))
  }

  /** Stores new values that wait for a decision, or withdraws them if they are the public ones. */
  async function hold(
    { tx, caller, row }: FieldEdit<Row, Change, Prepared>,
    held: readonly string[],
    changes: readonly CheckedChange[],
  ): Promise<void> {
    const { moderation } = definition
    if (!moderation) return
    const subject = moderation.subjectOf(row)
    const edit = { actorId: caller.userId, row, changes }
    if (changes.length > 0) await moderation.intake.held(tx, subject, edit)
    else for (const field of held) await moderation.intake.withdrawn(tx, subject, field)
  }

  /** Has admins look at an edit that is public already. */
  async function openCase(
    { tx, caller, row, after }: AppliedEdit<Row, Change, Prepared>,
    changes: readonly CheckedChange[],
  ): Promise<void> {
    const { moderation } = definition
    if (!moderation) return
    const edit = { actorId: caller.userId, row, changes }
    await moderation.intake.edited(tx, moderation.subjectOf(after), edit)
  }

  return {
    /**
     * Saves a change and returns the row after and before it, and whether the change waits for a
     * decision. Throws `not_found`, `forbidden`, `invalid_request` or `conflict`.
     */
    async edit(caller: Caller, id: number, change: Change): Promise<EditedRow<Row>> {
      const prepared = await definition.prepare(caller, id, change)
      return definition.transaction(async (tx) => {
        const row = await definition.requireAccess(caller, await definition.lock(tx, id), tx)
        return save({ tx, caller, row, change, prepared })
      })
    },
  }
}
