import type { JobRole, JobType, PayPeriod, PayScale } from './job-types.ts'

export interface JobListRow extends Record<string, unknown> {
  readonly id: number
  readonly title: string
  readonly role: JobRole
  readonly subject: string | null
  readonly type: JobType
  readonly location: string
  readonly city: string | null
  readonly state: string | null
  readonly distance_km: number | null
  readonly salary_min: number | null
  readonly salary_max: number | null
  readonly pay_period: PayPeriod
  readonly pay_scale: PayScale | null
  readonly posted_on: string
  readonly closes_on: string | null
  readonly days_left: number | null
  readonly school: { name: string; slug: string; city: string | null } | null
  readonly store: { id: number; name: string; city: string | null } | null
}
