import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../../../../contract/operations.ts'
import type { StoredFinding } from '../../../../db/schema/index.ts'
import type { ListingFields } from '../subjects/listing-fields.ts'

type Change = Schema<'ModerationChange'>
type Values = Readonly<Record<string, unknown>>

interface Compared {
  readonly listing: ListingFields
  /** The fields of the case. */
  readonly fields: readonly string[]
  readonly heldFields: readonly string[]
  readonly findings: readonly StoredFinding[]
  readonly before: Values
  readonly after: Values
  /** The names of filter values. */
  readonly names: ReadonlyMap<number, string>
  /** Uploaded files that no longer exist. */
  readonly lostFiles: ReadonlySet<string>
  readonly isOpen: boolean
}

/** The fields whose values differ, as admins see them. A field without a difference is left out. */
export function fieldChanges(compared: Compared): Change[] {
  const { listing, fields, heldFields, before, after, names, isOpen } = compared
  // A slug that followed the name returns with it.
  const isNamed = fields.includes('name') && !heldFields.includes('name')
  const shown = isNamed ? fields.filter((field) => field !== 'slug') : fields
  return shown.flatMap((field): Change[] => {
    const shape = listing.fields[field]
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    if (isDeepStrictEqual(from, to)) return []
    const findings = compared.findings.filter((finding) => finding.field === field)
    return [
      {
        field,
        kind: shape?.kind ?? 'text',
        before: listing.shown(field, from, names),
        after: listing.shown(field, to, names),
        is_held: heldFields.includes(field),
        can_reject: isOpen && shape !== undefined && canReturn(compared, from),
        findings: findings as Schema<'ModerationFinding'>[],
      },
    ]
  })
}

/** The fields of a listing that have a value, as admins see them. */
export function fieldsWithValue(
  listing: ListingFields,
  values: Values,
  names: ReadonlyMap<number, string>,
): Schema<'ModerationField'>[] {
  return Object.entries(listing.fields).flatMap(([field, { kind }]) => {
    const value = listing.shown(field, values[field], names)
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
    return isEmpty ? [] : [{ field, kind, value }]
  })
}

/** Whether the old value still exists: files that were removed long ago do not. */
const canReturn = ({ lostFiles }: Compared, value: unknown): boolean =>
  uploadKeysIn(value).every((key) => !lostFiles.has(key))

/** The keys of uploads in a list of files. */
export function uploadKeysIn(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((file) => {
    const path = typeof file === 'object' && file !== null && 'url' in file ? file.url : file
    return typeof path === 'string' && path.startsWith('/media/uploads/')
      ? [path.slice('/media/'.length)]
      : []
  })
}

/** The ids of filter values in these values. */
export const filterIdsIn = (...values: readonly Values[]): number[] => [
  ...new Set(
    values.flatMap(({ filter_ids: ids }) =>
      Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [],
    ),
  ),
]
