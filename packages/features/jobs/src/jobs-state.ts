import type { JobRole, JobType } from '@edbazaar/api-client'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import type { ActiveFilter, ListStateBase } from '@edbazaar/feature-list-kit'
import {
  commonParts,
  joinParts,
  readCommonState,
  readInteger,
  readValues,
} from '@edbazaar/feature-list-kit'
import { paths } from '@edbazaar/feature-platform'
import { formatRupees } from '@edbazaar/ui/formatting'
import { jobRoles, jobTypes } from './job-options'
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

export const defaultJobsState: JobsState = {
  place: null,
  point: null,
  radius: null,
  filterIds: [],
  roles: [],
  subjects: [],
  types: [],
  payFrom: null,
  sort: null,
  page: 1,
}

/** Reads a query string and ignores invalid values, so that no URL is an error. */
export function readJobsState(search: URLSearchParams): JobsState {
  const roles = readValues(search, 'roles')
  const types = readValues(search, 'types')
  return {
    ...readCommonState(search, { sorts: jobSorts, minRadius: 1 }),
    filterIds: [],
    roles: jobRoles.filter((role) => roles.includes(role)),
    subjects: readSubjects(search),
    types: jobTypes.filter((type) => types.includes(type)),
    payFrom: readInteger(search.get('pay_from'), 1, maxPay),
  }
}

/** The shortest path of a state. */
export function jobsPath(state: JobsState): string {
  const { before, after } = commonParts(state)
  return `${paths.jobs}${joinParts([
    ...before,
    listParam('roles', state.roles),
    listParam('subjects', state.subjects),
    listParam('types', state.types),
    state.payFrom === null ? '' : `pay_from=${state.payFrom}`,
    ...after,
  ])}`
}

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
      label: messages.roles[role],
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

const listParam = (name: string, values: readonly string[]) =>
  values.length === 0 ? '' : `${name}=${values.map(encodeURIComponent).join(',')}`

function readSubjects(search: URLSearchParams): string[] {
  const subjects = readValues(search, 'subjects')
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= maxSubjectLength && !text.includes('\0'))
  return [...new Set(subjects)].sort().slice(0, maxSubjects)
}
