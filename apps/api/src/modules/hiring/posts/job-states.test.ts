import { expect, it } from 'vitest'
import { jobStatuses, mayMove, memberMoves } from './job-states.ts'

const allowed = [
  'draft review',
  'review live',
  'review refused',
  'review draft',
  'refused review',
  'live paused',
  'live closed',
  'live filled',
  'live removed',
  'paused live',
  'paused closed',
  'paused removed',
  'closed live',
  'closed filled',
  'removed review',
]

const pairs = jobStatuses.flatMap((from) =>
  jobStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
)

it('has 56 pairs of statuses, of which 15 are allowed', () => {
  expect(pairs).toHaveLength(56)
  expect(new Set(allowed).size).toBe(15)
})

it.each(pairs)('from %s to %s follows the table', (from, to) => {
  expect(mayMove(from, to)).toBe(allowed.includes(`${from} ${to}`))
})

it.each(jobStatuses)('from %s to itself is no move', (status) => {
  expect(mayMove(status, status)).toBe(false)
})

it('leaves reviews, removals, appeals and extensions to others', () => {
  const moves = jobStatuses.flatMap((from) => memberMoves(from).map((to) => `${from} ${to}`))
  expect(moves).toEqual([
    'draft review',
    'review draft',
    'live paused',
    'live closed',
    'live filled',
    'refused review',
    'paused live',
    'paused closed',
    'closed filled',
  ])
})
