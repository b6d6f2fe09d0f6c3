import { expect, it } from 'vitest'
import { adminMoves, mayMove, newsletterStates } from './newsletter-states.ts'

const allowed = [
  'draft scheduled',
  'draft sending',
  'scheduled draft',
  'scheduled sending',
  'scheduled cancelled',
  'sending paused',
  'sending sent',
  'sending cancelled',
  'paused sending',
  'paused cancelled',
]

const pairs = newsletterStates.flatMap((from) =>
  newsletterStates.filter((to) => to !== from).map((to) => [from, to] as const),
)

it('has 30 pairs of states, of which 10 are allowed', () => {
  expect(pairs).toHaveLength(30)
  expect(new Set(allowed).size).toBe(10)
})

it.each(pairs)('from %s to %s follows the table', (from, to) => {
  expect(mayMove(from, to)).toBe(allowed.includes(`${from} ${to}`))
})

it.each(newsletterStates)('from %s to itself is no move', (state) => {
  expect(mayMove(state, state)).toBe(false)
})

it('lets admins make every move but the one to sent', () => {
  const moves = newsletterStates.flatMap((from) => adminMoves(from).map((to) => `${from} ${to}`))
  expect(moves).toEqual(allowed.filter((move) => move !== 'sending sent'))
})
