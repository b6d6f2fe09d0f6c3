import { type SQL, sql } from 'drizzle-orm'
import { kmPerDegree } from '../../platform/places/distance.ts'
import type { JobLocation, SelectedJobFilters } from './job-list-request.ts'

const conditions: { readonly [Filter in keyof SelectedJobFilters]-?: (value: unknown) => SQL } = {
  roles: (values) => sql`job.role::text = any(${values})`,
  subjects: (values) => sql`job.subject = any(${values})`,
  types: (values) => sql`job.type::text = any(${values})`,
  payFrom: (rupees) => sql`job.monthly_pay >= ${rupees}`,
}

const filters = ['roles', 'subjects', 'types', 'payFrom'] as const

/** The condition that a job matches all selected filters, except `except`. */
export function matchesFilters(
  selectedFilters: SelectedJobFilters,
  except?: keyof SelectedJobFilters,
): SQL {
  const selected = filters.filter(
    (filter) => filter !== except && isSelected(selectedFilters[filter]),
  )
  if (selected.length === 0) return sql`true`
  return sql.join(
    selected.map((filter) => conditions[filter](sql.param(selectedFilters[filter]))),
    sql` and `,
  )
}

const isSelected = (value: SelectedJobFilters[keyof SelectedJobFilters]) =>
  Array.isArray(value) ? value.length > 0 : value !== null

/** The distance in kilometres between a job and a location, on a locally flat map. */
export function distanceTo({ center: { lat, lng } }: JobLocation): SQL {
  const kmPerLongitude = kmPerDegree * Math.cos((lat * Math.PI) / 180)
  return sql`sqrt(power((job.lat - ${lat}::double precision) * ${kmPerDegree}::double precision, 2)
    + power((job.lng - ${lng}::double precision) * ${kmPerLongitude}::double precision, 2))`
}

/** The condition that a job is within the radius of a location; always true without a location. */
export const isNearby = (location: JobLocation | null): SQL =>
  location === null
    ? sql`true`
    : sql`${distanceTo(location)} <= ${location.radius}::double precision`
