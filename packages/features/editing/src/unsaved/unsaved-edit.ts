/** Entities that users edit field by field. */
const editedKinds = ['school', 'store', 'product', 'profile'] as const
export type EditedKind = (typeof editedKinds)[number]

/** Identifies a field of an entity as edited by a user. */
export interface EditedFieldRef {
  user: number
  kind: EditedKind
  id: number
  field: string
}

/** The user's input for a field, stored until it is saved. */
export interface UnsavedEdit extends EditedFieldRef {
  value: unknown
  /** The revision that the edit is based on. */
  base: number
  /** The saved value that the edit is based on. */
  baseValue?: unknown
  /** Time of the last change, in milliseconds since 1970. */
  at: number
  /** Id of the page load that the edit was made in. */
  by: string
}

/** Id of this page load, which distinguishes the edits of several tabs. */
export const thisPage = Math.random().toString(36).slice(2)

/** A description has up to 60,000 characters, which JSON escapes can double. */
const maxEditLength = 200_000
const maxTotalLength = 2_000_000
const maxEdits = 200
/** Longer than a school's holidays. */
const maxAge = 90 * 24 * 60 * 60 * 1000

export function isUnsavedEdits(stored: unknown): stored is UnsavedEdit[] {
  return Array.isArray(stored) && stored.length <= maxEdits && stored.every(isUnsavedEdit)
}

function isUnsavedEdit(stored: unknown): stored is UnsavedEdit {
  if (typeof stored !== 'object' || stored === null || !('value' in stored)) return false
  const edit: Partial<Record<string, unknown>> = { ...stored }
  return (
    isInteger(edit.user) &&
    editedKinds.some((kind) => kind === edit.kind) &&
    isInteger(edit.id) &&
    isName(edit.field) &&
    isInteger(edit.base) &&
    isInteger(edit.at) &&
    isName(edit.by)
  )
}

const isInteger = (stored: unknown) => Number.isSafeInteger(stored)
const isName = (stored: unknown) => typeof stored === 'string' && stored.length <= 100

export const isSameField = (a: EditedFieldRef, b: EditedFieldRef) =>
  a.field === b.field && a.id === b.id && a.kind === b.kind && a.user === b.user

/**
 * Adds an edit or replaces an older one, newest first, and removes the oldest beyond the limits. A
 * newer edit of the same field, from another tab, stays.
 */
export function withEdit(edits: readonly UnsavedEdit[], edit: UnsavedEdit): UnsavedEdit[] {
  if (edits.some((each) => isSameField(each, edit) && each.at > edit.at)) return [...edits]
  const others = edits.filter((each) => !isSameField(each, edit))
  if (lengthOf(edit.value) > maxEditLength) return others
  let remaining = maxTotalLength
  return [edit, ...others].slice(0, maxEdits).filter((each) => {
    remaining -= lengthOf(each.value) + lengthOf(each.baseValue)
    return remaining >= 0 && each.at > edit.at - maxAge
  })
}

const lengthOf = (value: unknown) => JSON.stringify(value)?.length ?? 0
