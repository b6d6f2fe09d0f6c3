import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import type { AuditedRecord, AuditService } from '../../trust/audit/audit.service.ts'
import type { FieldValues } from './field-values.ts'

interface Revisions {
  /** The record's revision now. */
  readonly revision: number
  /** The revision the change is based on; without it the last write wins. */
  readonly basedOn: number | undefined
}

/** Throws `conflict` if one of the fields changed since the revision the change is based on. */
export async function requireUnchangedSince(
  audit: AuditService,
  tx: Db,
  record: AuditedRecord,
  fields: readonly string[],
  { revision, basedOn }: Revisions,
): Promise<void> {
  if (fields.length === 0 || basedOn === undefined || basedOn >= revision) return
  const changed = await audit.fieldsChangedAfter(tx, record, fields, basedOn)
  if (changed.length > 0) throw conflictOn(changed)
}

/**
 * For fields that depend on each other: throws `conflict` if the record changed at all since the
 * revision the change is based on.
 */
export function requireLatestRevision(
  fields: readonly string[],
  { revision, basedOn }: Revisions,
): void {
  if (fields.length > 0 && basedOn !== undefined && basedOn !== revision)
    throw new AppError('conflict', 'Someone else has changed this. Reload the page.')
}

interface SentValues {
  readonly current: FieldValues
  readonly sent: FieldValues
  readonly basedOn: number
}

/**
 * For a change that sends every field: the current values of the fields that others changed since
 * `basedOn` and the sender did not. Throws `conflict` if both changed the same field.
 */
export async function valuesChangedByOthers(
  audit: AuditService,
  tx: Db,
  record: AuditedRecord,
  { current, sent, basedOn }: SentValues,
): Promise<FieldValues> {
  const valuesThen = await audit.valuesAt(tx, record, basedOn)
  const different = [...valuesThen].filter(
    ([field]) => !isDeepStrictEqual(current[field], sent[field]),
  )
  const conflicting = different.filter(([field, then]) => !isDeepStrictEqual(sent[field], then))
  if (conflicting.length > 0) throw conflictOn(conflicting.map(([field]) => field))
  return Object.fromEntries(different.map(([field]) => [field, current[field]]))
}

function conflictOn(fields: readonly string[]): AppError {
  const errors = fields.map((field) => ({ field, msg: 'was changed by someone else' }))
  return new AppError('conflict', 'Someone else has changed this.', errors)
}
