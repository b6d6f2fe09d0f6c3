import type { JobRole, JobType } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages, jobRoles } from '@edbazaar/feature-catalogue-ui/job-roles'
import {
  type ActiveFilter,
  type ListStateBase,
  listPageField,
  listUrl,
  placeFields,
} from '@edbazaar/feature-list-kit'
import {
  choiceField,
  choicesField,
  fixedField,
  integerField,
  valuesField,
} from '@edbazaar/feature-list-kit/url'
import { paths } from '@edbazaar/feature-platform'
import { formatRupees } from '@edbazaar/ui/formatting'
import { jobTypes } from './job-options'
import { messages } from './messages'

export const jobSorts = ['relevance', 'distance', 'closing', 'pay'] as const
type Sort = (typeof jobSorts)[number]

const maxSubjects = 20
const maxSubjectLength = 80
const maxPay = 10_000_000

/** State of the job list, stored in its URL. It has no `filterIds`. */
export interface JobsState extends ListStateBase {
  /** In the order of `jobRoles`. */
  roles: readonly JobRole[]
  /** Ascending. */
  subjects: readonly string[]
  /** In the order of `jobTypes`. */
  types: readonly JobType[]
  /** Rupees a month; null for any. */
  payFrom: number | null
  sort: Sort | null
}

/** The URL of the list. */
export const jobsUrl = listUrl<JobsState>(paths.jobs, {
  ...placeFields(1),
  filterIds: fixedField<readonly number[]>([]),
  roles: choicesField(jobRoles),
  subjects: valuesField(readSubjects),
  types: choicesField(jobTypes),
  payFrom: integerField(1, maxPay, null),
  sort: choiceField<Sort | null>(jobSorts, null),
  page: listPageField,
})

/** Removes all filters; place, radius and sort order stay. */
export function withoutFilters(state: JobsState): JobsState {
  return { ...state, roles: [], subjects: [], types: [], payFrom: null, page: 1 }
}

/** The active filters, in the order of the filter form. */
export function jobActiveFilters(state: JobsState): ActiveFilter<JobsState>[] {
  const { roles, subjects, types, payFrom } = state
  const without = (part: Partial<JobsState>) => ({ ...state, ...part, page: 1 })
  const pay = payFrom === null ? [] : [payFrom]
  return [
    ...roles.map((role) => ({
      key: `role-${role}`,
      label: jobRoleMessages.roles[role],
      without: without({ roles: roles.filter((other) => other !== role) }),
    })),
    ...pay.map((rupees) => ({
      key: 'pay',
      label: messages.payAtLeast(formatRupees(rupees)),
      without: without({ payFrom: null }),
    })),
    ...subjects.map((subject) => ({
      key: `subject-${subject}`,
      label: subject,
      without: without({ subjects: subjects.filter((other) => other !== subject) }),
    })),
    ...types.map((type) => ({
      key: `type-${type}`,
      label: jobMessages.types[type],
      without: without({ types: types.filter((other) => other !== type) }),
    })),
  ]
}

function readSubjects(texts: readonly string[]): string[] {
  const subjects = texts
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= maxSubjectLength && !text.includes('\0'))
  return [...new Set(subjects)].sort().slice(0, maxSubjects)
}
