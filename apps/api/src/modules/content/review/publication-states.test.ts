import { expect, it } from 'vitest'
import { authorMoves, mayMove, publicationStatuses } from './publication-states.ts'

const allowed = [
  'draft review',
  'review published',
  'review changes',
  'review draft',
  'published removed',
  'published draft',
  'changes review',
  'removed review',
]

const pairs = publicationStatuses.flatMap((from) =>
  publicationStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
)

it('has 20 pairs of statuses, of which 8 are allowed', () => {
  expect(pairs).toHaveLength(20)
  expect(new Set(allowed).size).toBe(8)
})

it.each(pairs)('from %s to %s follows the table', (from, to) => {
  expect(mayMove(from, to)).toBe(allowed.includes(`${from} ${to}`))
})

it.each(publicationStatuses)('from %s to itself is no move', (status) => {
  expect(mayMove(status, status)).toBe(false)
})

it('leaves the decision about a review to others', () => {
  const moves = publicationStatuses.flatMap((from) =>
    authorMoves(from).map((to) => `${from} ${to}`),
  )
  expect(moves).toEqual([
    'draft review',
    'review draft',
    'published removed',
    'published draft',
    'changes review',
    'removed review',
  ])
})
