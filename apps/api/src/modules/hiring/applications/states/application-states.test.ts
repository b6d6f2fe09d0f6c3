import { expect, it } from 'vitest'
import { applicationStates, mayMove, mayMoveFrom, nextDecisions } from './application-states.ts'

const allowed = [
  'draft submitted',
  'submitted shortlisted',
  'submitted interviewing',
  'submitted offered',
  'submitted not_taken',
  'submitted withdrawn',
  'shortlisted interviewing',
  'shortlisted offered',
  'shortlisted not_taken',
  'shortlisted withdrawn',
  'interviewing offered',
  'interviewing not_taken',
  'interviewing withdrawn',
  'offered hired',
  'offered declined',
  'offered withdrawn',
  'offered not_taken',
  'not_taken shortlisted',
]

const pairs = applicationStates.flatMap((from) =>
  applicationStates.filter((to) => to !== from).map((to) => [from, to] as const),
)

it('has 72 pairs of states, of which 18 are allowed', () => {
  expect(pairs).toHaveLength(72)
  expect(new Set(allowed).size).toBe(18)
})

it.each(pairs)('from %s to %s follows the table', (from, to) => {
  expect(mayMove(from, to)).toBe(allowed.includes(`${from} ${to}`))
})

it.each(applicationStates)('from %s to itself is no move', (state) => {
  expect(mayMove(state, state)).toBe(false)
})

it('takes back a decision only until the applicant is told', () => {
  expect(mayMoveFrom({ state: 'not_taken', toldAt: null }, 'shortlisted')).toBe(true)
  expect(mayMoveFrom({ state: 'not_taken', toldAt: new Date() }, 'shortlisted')).toBe(false)
  expect(nextDecisions({ state: 'not_taken', toldAt: new Date() })).toEqual([])
})
