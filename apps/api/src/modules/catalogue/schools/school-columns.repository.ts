import { getTableColumns } from 'drizzle-orm'
import { schools } from '../../../db/schema/index.ts'

const every = getTableColumns(schools)
const { createdAt, updatedAt, ...page } = every

type Row = typeof schools.$inferSelect

/** What the page of a school shows, as PostgreSQL writes it in JSON: dates are text. */
export type SchoolPageRow = Omit<Row, 'createdAt' | 'updatedAt'> & {
  /** ISO 8601, in UTC. */
  readonly updatedAt: string
}

const summary = {
  id: every.id,
  name: every.name,
  slug: every.slug,
  location: every.location,
  address: every.address,
  city: every.city,
  district: every.district,
  state: every.state,
  lat: every.lat,
  lng: every.lng,
  placeAccuracy: every.placeAccuracy,
  files: every.files,
  fileCaptions: every.fileCaptions,
  filterIds: every.filterIds,
  ageMin: every.ageMin,
  ageMax: every.ageMax,
  feeMin: every.feeMin,
  feeMax: every.feeMax,
  admissionOpensOn: every.admissionOpensOn,
  admissionClosesOn: every.admissionClosesOn,
  seatsLeft: every.seatsLeft,
  isOnline: every.isOnline,
  isRecognitionChecked: every.isRecognitionChecked,
}

/** What a line of a list shows. */
export type SchoolSummaryRow = Pick<Row, keyof typeof summary>

/** Named as in our code, so that a row of PostgreSQL's JSON is a row of ours. */
const named = (columns: Readonly<Record<string, { readonly name: string }>>) =>
  Object.entries(columns)
    .map(([key, { name }]) => `school.${name} as "${key}"`)
    .join(', ')

export const summaryColumns = named(summary)
export const pageColumns = `${named(page)}, to_char(school.${updatedAt.name} at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"`
