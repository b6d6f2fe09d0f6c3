import type { JobRole, JobType } from '../jobs/job-types.ts'
import type { JobAlertCriteria } from './job-alert-criteria.ts'

const roleNames: Readonly<Record<JobRole, string>> = {
  'pre-primary': 'Pre-primary',
  primary: 'Primary (PRT)',
  secondary: 'Secondary (TGT)',
  'senior-secondary': 'Senior secondary (PGT)',
  support: 'Library and support',
  'arts-sports': 'Sports, music and art',
  leadership: 'Leadership',
  office: 'Office',
}
const typeNames: Readonly<Record<JobType, string>> = {
  'full-time': 'full-time',
  'part-time': 'part-time',
  contract: 'contract',
  visiting: 'visiting',
}
const rupees = new Intl.NumberFormat('en-IN')

/** An alert in one line of an email: Secondary (TGT), Mathematics, within 25 km of Mysuru. */
export function alertName(criteria: JobAlertCriteria): string {
  const { roles, subjects, types, payFrom, placeName, lat, radius } = criteria
  const parts = [
    roles.map((role) => roleNames[role]).join(' or '),
    subjects.join(' or '),
    types.map((type) => typeNames[type]).join(' or '),
    payFrom === null ? '' : `₹${rupees.format(payFrom)} a month or more`,
    lat === null ? '' : `within ${radius} km of ${placeName ?? 'a point on the map'}`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'all jobs in India' : parts.join(', ')
}
