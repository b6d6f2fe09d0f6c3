import type { JobRole } from '@edbazaar/api-client'
import { formatCount, formatRupees } from '@edbazaar/ui/formatting'
import type { ListLabels } from '../list/messages'

/** Labels of the job list. */
export const labels: ListLabels = {
  one: 'job',
  many: 'jobs',
  inIndia: 'Jobs in schools in India',
  near: (name) => `Jobs in schools near ${name}`,
  nearPoint: 'Jobs in schools nearby',
  results: 'Jobs',
}

/** Texts of the job list and of a job's page. */
export const messages = {
  jobs: 'Jobs',
  listDescription: (total: string, where: string) =>
    `${total} open ${where}: role, subject, pay and the last day to apply, side by side.`,
  role: 'Role',
  subject: 'Subject',
  type: 'Type',
  pay: 'Pay a month',
  anyPay: 'Any pay',
  payAtLeast: (rupees: number) => `${formatRupees(rupees)} or more`,
  payWithCount: (rupees: number, count: number) =>
    `${formatRupees(rupees)} or more (${formatCount(count)})`,
  sorts: {
    relevance: 'Newest',
    distance: 'Distance',
    closing: 'Closing soonest',
    pay: 'Highest pay',
  },
  closes: 'Last day to apply',
  untilFilled: 'Until filled',
  posted: 'Posted',
  summary: 'At a glance',
  closedTitle: 'This job is closed.',
  closedOn: (day: string) => `The last day to apply was ${day}.`,
  openJobs: 'See open jobs',
  about: 'About the job',
  noDescription: 'No description provided.',
  school: 'School',
  atSchool: (title: string, school: string) => `${title} at ${school}`,
  description: (title: string, location: string) =>
    `${title}, ${location}: duties, pay, the last day to apply, and the school.`,
} as const

export const roleNames: Readonly<Record<JobRole, string>> = {
  'pre-primary': 'Pre-primary',
  primary: 'Primary (PRT)',
  secondary: 'Secondary (TGT)',
  'senior-secondary': 'Senior secondary (PGT)',
  support: 'Library and support',
  'arts-sports': 'Sports, music and art',
  leadership: 'Leadership',
  office: 'Office',
}
