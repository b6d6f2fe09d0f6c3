import { expect, it } from 'vitest'
import { mayChangeVisit, visitStates } from './visit-states.ts'

const allowed = [
  'offered confirmed',
  'offered cancelled',
  'confirmed done',
  'confirmed no_show',
  'confirmed cancelled',
  'done no_show',
  'no_show done',
]

const pairs = visitStates.flatMap((from) =>
  visitStates.filter((to) => to !== from).map((to) => [from, to] as const),
)

it('has 20 pairs of states, of which 7 are allowed', () => {
  expect(pairs).toHaveLength(20)
  expect(new Set(allowed).size).toBe(7)
})

it.each(pairs)('from %s to %s follows the table', (from, to) => {
  expect(mayChangeVisit(from, to)).toBe(allowed.includes(`${from} ${to}`))
})

it.each(visitStates)('from %s to itself is no change', (state) => {
  expect(mayChangeVisit(state, state)).toBe(false)
})
