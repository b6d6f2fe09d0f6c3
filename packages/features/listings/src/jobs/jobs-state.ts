import type { JobRole, JobType } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { jobRoles, jobTypes } from './job-words'

export const jobSorts = ['newest', 'closing', 'pay'] as const
export type JobSort = (typeof jobSorts)[number]

const lastPageOfAll = 1000
const mostNames = 20
const longestName = 80
const greatestPay = 10_000_000

/** Everything that the address of the list of jobs says. */
export interface JobsState {
  /** In the order of `jobRoles`. */
  roles: readonly JobRole[]
  /** Ascending. */
  subjects: readonly string[]
  /** Ascending. */
  cities: readonly string[]
  /** In the order of `jobTypes`. */
  types: readonly JobType[]
  /** Rupees a month; null for any. */
  payFrom: number | null
  sort: JobSort
  page: number
}

export const allJobs: JobsState = {
  roles: [],
  subjects: [],
  cities: [],
  types: [],
  payFrom: null,
  sort: 'newest',
  page: 1,
}

/** Reads an address. Whatever is not understood is left out, so that no address is an error. */
export function readJobsState(search: URLSearchParams): JobsState {
  const roles = readAll(search, 'roles')
  const types = readAll(search, 'types')
  return {
    roles: jobRoles.filter((role) => roles.includes(role)),
    subjects: readNames(search, 'subjects'),
    cities: readNames(search, 'cities'),
    types: jobTypes.filter((type) => types.includes(type)),
    payFrom: readWhole(search.get('pay_from'), greatestPay),
    sort: jobSorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    page: readWhole(search.get('page'), lastPageOfAll) ?? 1,
  }
}

/** The shortest address of the list in this state. */
export function jobsPath(state: JobsState): string {
  const parts = [
    listed('roles', state.roles),
    listed('subjects', state.subjects),
    listed('cities', state.cities),
    listed('types', state.types),
    state.payFrom === null ? '' : `pay_from=${state.payFrom}`,
    state.sort === 'newest' ? '' : `sort=${state.sort}`,
    state.page === 1 ? '' : `page=${state.page}`,
  ].filter(Boolean)
  return parts.length === 0 ? paths.jobs : `${paths.jobs}?${parts.join('&')}`
}

/** The same list without any filter: the order stays. */
export function withoutFilters({ sort }: JobsState): JobsState {
  return { ...allJobs, sort }
}

/** How many filters are in use. */
export function countFilters({ roles, subjects, cities, types, payFrom }: JobsState): number {
  return roles.length + subjects.length + cities.length + types.length + (payFrom === null ? 0 : 1)
}

const listed = (name: string, values: readonly string[]) =>
  values.length === 0 ? '' : `${name}=${values.map(encodeURIComponent).join(',')}`

/** Every value of a parameter, whether repeated or separated by commas. */
function readAll(search: URLSearchParams, name: string): string[] {
  return search.getAll(name).flatMap((values) => values.split(','))
}

function readNames(search: URLSearchParams, name: string): string[] {
  const names = readAll(search, name)
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= longestName && !text.includes('\0'))
  return [...new Set(names)].sort().slice(0, mostNames)
}

function readWhole(text: string | null, greatest: number): number | null {
  if (text === null || !/^\d{1,8}$/.test(text)) return null
  const number = Number(text)
  return number >= 1 && number <= greatest ? number : null
}
