import type { JobRole } from '@edbazaar/api-client'
import { formatCount, formatRupees } from '@edbazaar/ui/formatting'
import type { ListLabels } from '../list/messages'

/** What is listed. */
export const words: ListLabels = {
  one: 'job',
  many: 'jobs',
  inIndia: 'Jobs in schools in India',
  near: (name) => `Jobs in schools near ${name}`,
  nearPoint: 'Jobs in schools nearby',
  results: 'Jobs',
}

/** Every sentence of the list of jobs and of a job's page. */
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
  payCounted: (rupees: number, count: number) =>
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
  desk: 'At a glance',
  closedTitle: 'This post is closed.',
  closedOn: (day: string) => `Its last day to apply was ${day}.`,
  openPosts: 'See open posts',
  about: 'About the post',
  noDescription: 'The school has not described this post yet.',
  theSchool: 'The school',
  atSchool: (title: string, school: string) => `${title} at ${school}`,
  description: (title: string, location: string) =>
    `${title}, ${location}: duties, pay, the last day to apply, and the school that offers it.`,
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
