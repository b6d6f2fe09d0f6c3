import { hash53 } from '../../../platform/text/hashes.ts'
import type { SchoolRow } from '../cleaning/school-row.ts'
import { copyValue } from '../run/copy-rows.ts'

/** Columns from a register, in the order of `registerValues`. */
const registerColumns = [
  'name',
  'source_name',
  'address',
  'city',
  'district',
  'state',
  'pincode',
  'lat',
  'lng',
  'place_accuracy',
  'contact_email',
  'contact_phone',
  'website',
  'established_on',
  'n_students',
  'filter_ids',
  'facts',
  'popularity',
  'source_hash',
] as const

/**
 * The fields of a school that protect a column of a register, as `edited_fields` names them: the column
 * keeps its value once one of them was edited. All other columns take the value of the register.
 */
const fieldsOfColumns: { readonly [Column in (typeof registerColumns)[number]]?: string } = {
  name: 'name',
  address: 'address',
  city: 'location',
  district: 'location',
  state: 'location',
  pincode: 'location',
  lat: 'location',
  lng: 'location',
  place_accuracy: 'location',
  contact_email: 'contact_email',
  contact_phone: 'contact_phone',
  website: 'website',
  established_on: 'established_on',
  n_students: 'n_students',
  filter_ids: 'filter_ids,is_online',
}

/** The new value of a column of an existing school, which its owner may have edited. */
function newValue(column: (typeof registerColumns)[number]): string {
  // Counts how complete the owner has made it.
  if (column === 'popularity') return keptIf('school.edited_fields is not null', column)
  const fields = fieldsOfColumns[column]
  if (fields === undefined) return `c.${column}`
  return keptIf(`school.edited_fields && '{${fields}}'`, column)
}

const keptIf = (condition: string, column: string) =>
  `case when ${condition} then school.${column} else c.${column} end`

const allColumns = ['id', 'slug', 'source', 'source_id', ...registerColumns].join(', ')

/** Reads lines of `schoolLine`. */
export const copySchools = `copy school (${allColumns}) from stdin`

/** A temporary table for changed schools. Values that an owner or an admin has edited stay. */
export const changedSchools = {
  create: `create temporary table changed_school on commit drop as
    select ${allColumns} from school with no data`,
  copy: `copy changed_school (${allColumns}) from stdin`,
  apply: `update school set ${registerColumns.map((column) => `${column} = ${newValue(column)}`).join(', ')},
      updated_at = now()
    from changed_school c where school.id = c.id`,
} as const

/** A row's values in COPY's text format, and their hash. */
export function registerValues(row: SchoolRow): { values: string; hash: number } {
  const values = [
    row.name,
    row.sourceName,
    row.address,
    row.city,
    row.district,
    row.state,
    row.pincode,
    row.point?.lat,
    row.point?.lng,
    row.point && 'exact',
    row.email,
    row.phone,
    row.website,
    row.established && `${row.established}-01-01`,
    row.students,
    `{${row.filterIds.join(',')}}`,
    JSON.stringify(row.facts),
    row.popularity.toFixed(4),
  ]
    .map(copyValue)
    .join('\t')
  const hash = hash53(values)
  return { values: `${values}\t${hash}`, hash }
}

/** One line of `copySchools`, with its line feed. */
export const schoolLine = (
  { source, sourceId }: SchoolRow,
  { id, slug, values }: { id: number; slug: string; values: string },
): string => `${id}\t${slug}\t${copyValue(source)}\t${copyValue(sourceId)}\t${values}\n`
