import { getTableColumns } from 'drizzle-orm'
import { schools } from '../../../db/schema/index.ts'

const allColumns = getTableColumns(schools)
const { createdAt, updatedAt, ...page } = allColumns

type Row = typeof schools.$inferSelect

/** The columns of a school's page, as PostgreSQL returns them in JSON: dates are text. */
export type SchoolPageRow = Omit<Row, 'createdAt' | 'updatedAt'> & {
  /** ISO 8601, in UTC. */
  readonly updatedAt: string
}

const summary = {
  id: allColumns.id,
  name: allColumns.name,
  slug: allColumns.slug,
  location: allColumns.location,
  address: allColumns.address,
  city: allColumns.city,
  district: allColumns.district,
  state: allColumns.state,
  lat: allColumns.lat,
  lng: allColumns.lng,
  placeAccuracy: allColumns.placeAccuracy,
  files: allColumns.files,
  fileCaptions: allColumns.fileCaptions,
  filterIds: allColumns.filterIds,
  ageMin: allColumns.ageMin,
  ageMax: allColumns.ageMax,
  feeMin: allColumns.feeMin,
  feeMax: allColumns.feeMax,
  firstYearMin: allColumns.firstYearMin,
  admissionOpensOn: allColumns.admissionOpensOn,
  admissionClosesOn: allColumns.admissionClosesOn,
  seatsTotal: allColumns.seatsTotal,
  seatsLeft: allColumns.seatsLeft,
  isOnline: allColumns.isOnline,
  isRecognitionChecked: allColumns.isRecognitionChecked,
}

/** The columns of a school summary. */
export type SchoolSummaryRow = Pick<Row, keyof typeof summary>

/** SQL of columns with the property names of the drizzle schema, so that JSON rows have its types. */
const named = (columns: Readonly<Record<string, { readonly name: string }>>) =>
  Object.entries(columns)
    .map(([key, { name }]) => `school.${name} as "${key}"`)
    .join(', ')

export const summaryColumns = named(summary)
export const pageColumns = `${named(page)}, to_char(school.${updatedAt.name} at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`
