import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import { type EditedField, editsRepository } from './edits.repository.ts'

/** A field that somebody wants to be something else. The row of its entity is locked in `tx`. */
export interface FieldEdit extends EditedField {
  readonly userId: number
  readonly before: unknown
  readonly after: unknown
  /** Of the entity, as it is now. */
  readonly revision: number
  /** That the change was made upon; without it the last one wins. */
  readonly basedOn: number | undefined
}

/**
 * Notes the edit in the audit log, in the transaction that makes it, and gives the revision that the
 * entity has from then on: the one it had where nothing changes, so that a save sent twice does no
 * harm. Throws `conflict` where somebody has changed the same field since.
 */
export async function recordEdit(tx: Db, edit: FieldEdit): Promise<number> {
  const { userId, entity, entityId, field, before, after, revision } = edit
  if (isDeepStrictEqual(before, after)) return revision
  await requireUnchangedSince(tx, edit)
  const next = revision + 1
  await editsRepository.add(tx, [
    { userId, entity, entityId, field, before, after, revision: next },
  ])
  return next
}

type Freshness = EditedField & Pick<FieldEdit, 'revision' | 'basedOn'>

/** Throws `conflict` where somebody has changed the field since the revision it is based on. */
export async function requireUnchangedSince(tx: Db, edited: Freshness): Promise<void> {
  const { field, revision, basedOn } = edited
  const isStale = basedOn !== undefined && basedOn < revision
  if (isStale && (await editsRepository.isChangedSince(tx, edited, basedOn)))
    throw changedMeanwhile([field])
}

/** Somebody else was faster: with what is to be asked about. */
export const changedMeanwhile = (fields: readonly string[]) => {
  const msg = 'has been changed by somebody else meanwhile'
  return new AppError(
    'conflict',
    'Somebody else has changed this meanwhile.',
    fields.map((field) => ({ field, msg })),
  )
}
