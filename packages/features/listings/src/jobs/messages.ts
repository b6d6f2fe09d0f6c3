import { formatRupees } from '@edbazaar/ui/formatting'

/** Every sentence of a job's page. */
export const messages = {
  job: 'The post',
  school: 'School',
  place: 'Place',
  pay: 'Pay a month',
  closes: 'Last day to apply',
  closed: 'This post is closed.',
  about: 'About the post',
  payBetween: (low: number, high: number) => `${formatRupees(low)}–${formatRupees(high)}`,
  payFrom: (low: number) => `From ${formatRupees(low)}`,
  payUpTo: (high: number) => `Up to ${formatRupees(high)}`,
  atSchool: (title: string, school: string) => `${title} at ${school}`,
  description: (title: string, location: string) =>
    `${title}, ${location}: duties, pay, the last day to apply, and the school that offers it.`,
} as const
