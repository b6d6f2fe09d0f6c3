import type { JobList } from '@edbazaar/api-client'
import { ButtonLink } from '@edbazaar/ui/Button'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import { messages as listMessages } from '../messages'
import { countFilters, type JobsState, jobsPath, withoutFilters } from './jobs-state'
import { messages } from './messages'

interface EmptyJobsProps {
  list: JobList
  state: JobsState
}

interface WayOut {
  filter: string
  total: number
  to: JobsState
}

/** Nothing fits: says which filter to drop, the one that brings most first. */
export function EmptyJobs({ list, state }: EmptyJobsProps) {
  const ways = waysOut(list, state).slice(0, 2)
  const filters = countFilters(state)
  const actions = filters > 0 && (
    <>
      {ways.map(({ filter, to }, index) => (
        <ButtonLink key={filter} variant={index === 0 ? 'act' : 'quiet'} href={jobsPath(to)}>
          {messages.drop(filter)}
        </ButtonLink>
      ))}
      <ButtonLink variant="bare" href={jobsPath(withoutFilters(state))}>
        {listMessages.clearAll}
      </ButtonLink>
    </>
  )
  return (
    <EmptyState title={messages.emptyTitle(filters)} actions={actions}>
      {filters === 0
        ? messages.emptyText
        : ways.length > 0 &&
          `${ways.map(({ filter, total }) => messages.without(total, filter)).join(', and ')}.`}
    </EmptyState>
  )
}

/** The counts of a filter are not narrowed by it: their sum is what dropping it would bring. */
function waysOut(list: JobList, state: JobsState): WayOut[] {
  const first = { ...state, page: 1 }
  const sum = (counts: readonly { count: number }[]) =>
    counts.reduce((total, { count }) => total + count, 0)
  const ways = [
    {
      used: state.roles,
      filter: messages.role,
      total: sum(list.roles),
      to: { ...first, roles: [] },
    },
    {
      used: state.subjects,
      filter: messages.subject,
      total: sum(list.subjects),
      to: { ...first, subjects: [] },
    },
    {
      used: state.cities,
      filter: messages.city,
      total: sum(list.cities),
      to: { ...first, cities: [] },
    },
    {
      used: state.types,
      filter: messages.type,
      total: sum(list.types),
      to: { ...first, types: [] },
    },
  ]
  return ways
    .filter(({ used, total }) => used.length > 0 && total > 0)
    .sort((a, b) => b.total - a.total)
    .map(({ filter, total, to }) => ({ filter: filter.toLowerCase(), total, to }))
}
