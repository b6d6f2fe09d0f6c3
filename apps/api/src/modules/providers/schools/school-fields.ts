import { isDeepStrictEqual } from 'node:util'
import { invalid } from '../../../app-error.ts'
import type { Db } from '../../../db/connect.ts'
import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { ResolvedLocation } from '../../platform/places/location-resolver.ts'
import { filesIn } from '../editing/files-json.ts'
import type { SchoolEdit } from './school-edit.ts'
import type {
  SchoolColumns,
  SchoolEditingRepository,
  SchoolRow,
} from './school-editing.repository.ts'
import { type ListedFiles, requireImage } from './school-files.ts'
import { locationEdit, toldPlace } from './school-location.ts'
import { requireOwnSlug } from './school-slugs.ts'
import { htmlOf, lineOf, optionalLine, pastDay } from './school-texts.ts'

export interface FieldSetting {
  readonly tx: Db
  readonly row: SchoolRow
  readonly userId: number
  readonly catalogue: FilterCatalogue
  readonly repository: SchoolEditingRepository
  readonly files: ListedFiles
  readonly images: Pick<Images, 'pathOf'>
  /** Where the new location is; of a change of the location. */
  readonly found: ResolvedLocation | undefined
  /** Throws `conflict` where somebody has changed the field meanwhile. */
  readonly requireUnchangedSince: () => Promise<void>
}

type ReadField = (value: unknown, setting: FieldSetting) => SchoolEdit | Promise<SchoolEdit>

/** A field that is a column as it is. */
const column =
  <Column extends keyof SchoolRow & keyof SchoolColumns>(
    name: Column,
    read: (value: unknown) => SchoolColumns[Column],
  ): ReadField =>
  (value, { row }) => {
    const after = read(value)
    return { before: row[name], after, columns: { [name]: after } }
  }

const count = (value: unknown) => (value === null ? null : Number(value))
const isTrue = (value: unknown) => value === true

/** How each field of the contract's `SchoolChange` is read; the contract has checked its shape. */
const readers = {
  name: column('name', lineOf),
  established_on: column('establishedOn', (value) => pastDay('established_on', value)),
  is_online: column('isOnline', isTrue),
  location: (value, { row, found }) => locationEdit(toldPlace(value), row, found),
  address: column('address', optionalLine),
  contact_name: column('contactName', optionalLine),
  contact_email: column('contactEmail', lineOf),
  contact_phone: column('contactPhone', lineOf),
  n_students: column('nStudents', count),
  n_classrooms: column('nClassrooms', count),
  description: column('description', htmlOf),
  is_active: column('isActive', isTrue),
  slug: async (value, { tx, row, repository }) => {
    const slug = await requireOwnSlug(repository, tx, row.id, String(value))
    return { before: row.slug, after: slug, columns: { slug } }
  },
  filter_ids: filtersEdit,
  files: filesEdit,
} as const satisfies Record<string, ReadField>

export type SchoolField = keyof typeof readers

/** Reads a field's new value. Throws `invalid_request`, naming the field and what would be right. */
export const readSchoolField = (
  field: SchoolField,
  value: unknown,
  setting: FieldSetting,
): SchoolEdit | Promise<SchoolEdit> => readers[field](value, setting)

function filtersEdit(value: unknown, { row, catalogue }: FieldSetting): SchoolEdit {
  const ids = Array.isArray(value) ? value.map(Number) : []
  const known = new Set(
    catalogue.filtersOf('schools').flatMap((filter) => filter.values.map(({ id }) => id)),
  )
  // What it has already, such as a value that is not shown, it may keep.
  const unknown = ids.filter((id) => !known.has(id) && !row.filterIds.includes(id))
  if (unknown.length > 0)
    throw invalid('filter_ids', `are not all values of schools: ${unknown.slice(0, 10).join(', ')}`)
  const after = ids.sort((a, b) => a - b)
  const absentFilterIds = row.absentFilterIds.filter((id) => !after.includes(id))
  return { before: row.filterIds, after, columns: { filterIds: after, absentFilterIds } }
}

async function filesEdit(value: unknown, setting: FieldSetting): Promise<SchoolEdit> {
  const { tx, row, userId, files, images } = setting
  const whose = { userId, ownerId: row.ownerId, purpose: 'school' } as const
  const wanted = filesIn(String(value)).map(images.pathOf)
  // Who did not see that a file was taken out is told so, before it is looked for in vain.
  if (!isDeepStrictEqual(wanted, row.files)) await setting.requireUnchangedSince()
  const used = await files.useFiles(tx, whose, row.files, wanted)
  requireImage(used.files)
  const captions = new Map(row.files.map((path, i) => [path, row.fileCaptions[i] ?? null]))
  return {
    before: row.files,
    after: used.files,
    columns: {
      files: used.files,
      fileCaptions: used.files.map((path) => captions.get(path) ?? null),
    },
    dropped: used.dropped,
  }
}
