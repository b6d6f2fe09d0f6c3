/** What of somebody's can be edited field by field. */
const editedKinds = ['school', 'store', 'product', 'profile'] as const
export type EditedKind = (typeof editedKinds)[number]

/** Whose field of what. */
export interface EditedPlace {
  user: number
  kind: EditedKind
  id: number
  field: string
}

/** A change as it was typed, kept until it is saved. */
export interface UnsavedEdit extends EditedPlace {
  value: unknown
  /** The revision that was changed. */
  base: number
  /** When it was typed last, in milliseconds since 1970. */
  at: number
  /** The page in which it was typed: every load of every tab has its own name. */
  by: string
}

/** A page's name among the tabs. */
export const thisPage = Math.random().toString(36).slice(2)

/** Descriptions have 60,000 characters at most; signs of their own double them in JSON. */
const longestEdit = 200_000
const longestTogether = 2_000_000
const mostEdits = 200
/** Longer than any holiday of a school's office. */
const longestKept = 90 * 24 * 60 * 60 * 1000

export function isUnsavedEdits(stored: unknown): stored is UnsavedEdit[] {
  return Array.isArray(stored) && stored.length <= mostEdits && stored.every(isUnsavedEdit)
}

function isUnsavedEdit(stored: unknown): stored is UnsavedEdit {
  if (typeof stored !== 'object' || stored === null || !('value' in stored)) return false
  const edit: Partial<Record<string, unknown>> = { ...stored }
  return (
    isWhole(edit.user) &&
    editedKinds.some((kind) => kind === edit.kind) &&
    isWhole(edit.id) &&
    isName(edit.field) &&
    isWhole(edit.base) &&
    isWhole(edit.at) &&
    isName(edit.by)
  )
}

const isWhole = (stored: unknown) => Number.isSafeInteger(stored)
const isName = (stored: unknown) => typeof stored === 'string' && stored.length <= 100

export const isSamePlace = (one: EditedPlace, other: EditedPlace) =>
  one.field === other.field &&
  one.id === other.id &&
  one.kind === other.kind &&
  one.user === other.user

/** With one more, the newest first. The oldest go where there are too many. */
export function withEdit(edits: readonly UnsavedEdit[], edit: UnsavedEdit): UnsavedEdit[] {
  const others = edits.filter((each) => !isSamePlace(each, edit))
  if (lengthOf(edit) > longestEdit) return others
  let left = longestTogether
  return [edit, ...others].slice(0, mostEdits).filter((each) => {
    left -= lengthOf(each)
    return left >= 0 && each.at > edit.at - longestKept
  })
}

const lengthOf = (edit: UnsavedEdit) => JSON.stringify(edit.value)?.length ?? 0
