import { expect, it } from 'vitest'
import { enquiryStates, mayMove, mayMoveByHand } from './enquiry-states.ts'

const allowed = [
  'new contacted',
  'new visit',
  'new applied',
  'new enrolled',
  'new lost',
  'new invalid',
  'contacted visit',
  'contacted applied',
  'contacted enrolled',
  'contacted lost',
  'contacted invalid',
  'visit applied',
  'visit enrolled',
  'visit lost',
  'applied enrolled',
  'applied lost',
  'enrolled lost',
  'lost contacted',
  'invalid new',
]

const pairs = enquiryStates.flatMap((from) =>
  enquiryStates.filter((to) => to !== from).map((to) => [from, to] as const),
)

it('has 42 pairs of states, of which 19 are allowed', () => {
  expect(pairs).toHaveLength(42)
  expect(new Set(allowed).size).toBe(19)
})

it.each(pairs)('from %s to %s follows the table', (from, to) => {
  expect(mayMove(from, to)).toBe(allowed.includes(`${from} ${to}`))
})

it.each(enquiryStates)('from %s to itself is no move', (state) => {
  expect(mayMove(state, state)).toBe(false)
})

it('by hand leaves out what a message or a claim does', () => {
  const byHand = pairs.filter(([from, to]) => mayMoveByHand(from, to))
  expect(byHand).toHaveLength(16)
  expect(byHand).not.toContainEqual(['new', 'contacted'])
})
