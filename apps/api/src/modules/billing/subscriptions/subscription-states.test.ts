import { expect, it } from 'vitest'
import { maySubscriptionMove, subscriptionStates } from './subscription-states.ts'

const allowed = [
  'pending active',
  'pending ended',
  'active past_due',
  'active ending',
  'active ended',
  'past_due active',
  'past_due ended',
  'ending active',
  'ending ended',
]

const pairs = subscriptionStates.flatMap((from) =>
  subscriptionStates.filter((to) => to !== from).map((to) => [from, to] as const),
)

it('has 20 pairs of states, of which 9 are allowed', () => {
  expect(pairs).toHaveLength(20)
  expect(new Set(allowed).size).toBe(9)
})

it.each(pairs)('from %s to %s follows the table', (from, to) => {
  expect(maySubscriptionMove(from, to)).toBe(allowed.includes(`${from} ${to}`))
})

it.each(subscriptionStates)('from %s to itself is no move', (state) => {
  expect(maySubscriptionMove(state, state)).toBe(false)
})
