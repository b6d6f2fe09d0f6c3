import { type SQL, sql } from 'drizzle-orm'
import { kmPerDegree } from '../../platform/places/distance.ts'
import type { JobCircle, JobNarrowing } from './job-list-request.ts'

const conditions: { readonly [Filter in keyof JobNarrowing]-?: (value: unknown) => SQL } = {
  roles: (values) => sql`job.role::text = any(${values})`,
  subjects: (values) => sql`job.subject = any(${values})`,
  types: (values) => sql`job.type::text = any(${values})`,
  payFrom: (rupees) => sql`coalesce(job.salary_max, job.salary_min) >= ${rupees}`,
}

const filters = ['roles', 'subjects', 'types', 'payFrom'] as const

/** That a post fits every filter, or all but one. */
export function fits(narrowing: JobNarrowing, except?: keyof JobNarrowing): SQL {
  const asked = filters.filter((filter) => filter !== except && isAsked(narrowing[filter]))
  if (asked.length === 0) return sql`true`
  return sql.join(
    asked.map((filter) => conditions[filter](sql.param(narrowing[filter]))),
    sql` and `,
  )
}

const isAsked = (value: JobNarrowing[keyof JobNarrowing]) =>
  Array.isArray(value) ? value.length > 0 : value !== null

/** Kilometres between a post and the middle of a circle, as on a flat map of that part. */
export function kilometresTo({ center: { lat, lng } }: JobCircle): SQL {
  const across = kmPerDegree * Math.cos((lat * Math.PI) / 180)
  return sql`sqrt(power((job.lat - ${lat}::double precision) * ${kmPerDegree}::double precision, 2)
    + power((job.lng - ${lng}::double precision) * ${across}::double precision, 2))`
}

/** That a post lies within a circle; without one, everywhere. */
export const isWithin = (circle: JobCircle | null): SQL =>
  circle === null ? sql`true` : sql`${kilometresTo(circle)} <= ${circle.radius}::double precision`
