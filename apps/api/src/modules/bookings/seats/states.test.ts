import { expect, it } from 'vitest'
import { bookingStates, mayMove } from './booking-states.ts'
import { mayMoveEntry, waitlistStates } from './waitlist-states.ts'

const allowed = {
  booking: [
    'requested held',
    'requested confirmed',
    'requested declined',
    'requested cancelled',
    'requested expired',
    'held confirmed',
    'held cancelled',
    'held expired',
    'confirmed attended',
    'confirmed no_show',
    'confirmed cancelled',
  ],
  waitlist: [
    'waiting offered',
    'waiting left',
    'waiting removed',
    'offered accepted',
    'offered waiting',
    'offered left',
    'offered removed',
  ],
}
const pairsOf = <State>(states: readonly State[]) =>
  states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const))

it('a booking has 56 pairs of states, of which these 11 are allowed', () => {
  const pairs = pairsOf(bookingStates)
  expect(pairs).toHaveLength(56)
  const moves = pairs.filter(([from, to]) => mayMove(from, to))
  expect(moves.map((pair) => pair.join(' ')).sort()).toEqual(allowed.booking.toSorted())
})

it('a family of a waitlist has 20 pairs of states, of which these 7 are allowed', () => {
  const pairs = pairsOf(waitlistStates)
  expect(pairs).toHaveLength(20)
  const moves = pairs.filter(([from, to]) => mayMoveEntry(from, to))
  expect(moves.map((pair) => pair.join(' ')).sort()).toEqual(allowed.waitlist.toSorted())
})
