import type { JobType } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts about a job: its type, pay, place and deadline, and those of its row. */
export const messages = defineMessages('catalogue-ui/jobs', import.meta.glob('./locales/*.po'), {
  kilometresAway: (kilometres: string) => msg`${kilometres} km`,
  payBetween: (low: string, high: string) => msg`${low}–${high}`,
  payFrom: (low: string) => msg`From ${low}`,
  payUpTo: (high: string) => msg`Up to ${high}`,
  payAnHour: (pay: string) => msg`${pay} an hour`,
  payAYear: (pay: string) => msg`${pay} a year`,
  payScale: (level: number) => msg`7th Pay Commission, Level ${level}`,
  lastDay: msg`Last day today`,
  daysLeft: (days: number) => msg`${plural(days, { one: '# day left', other: '# days left' })}`,
  rowLabels: {
    post: msg({ message: 'Job', comment: 'A job: heading of a column' }),
    pay: msg`Pay per month`,
    type: msg`Type`,
    applyBy: msg`Apply by`,
    untilFilled: msg`Until filled`,
  },
  types: {
    'full-time': msg`Full time`,
    'part-time': msg`Part time`,
    contract: msg`Contract`,
    visiting: msg`Visiting`,
  } satisfies Record<JobType, MessageDescriptor>,
})
