import { expect, it } from 'vitest'
import { nextSession } from './next-session.ts'

/** Friday. */
const today = '2026-11-20'

it.each([
  [{ days: ['Fri'], startsOn: '2026-01-01', endsOn: null }, '2026-11-20'],
  [{ days: ['Mon', 'Wed'], startsOn: '2026-01-01', endsOn: null }, '2026-11-23'],
  [{ days: ['Thu'], startsOn: '2026-01-01', endsOn: null }, '2026-11-26'],
  [{ days: ['Sat', 'Sun'], startsOn: '2026-12-01', endsOn: null }, '2026-12-05'],
  [{ days: ['Mon'], startsOn: '2026-01-01', endsOn: '2026-11-22' }, null],
  [{ days: ['Mon'], startsOn: '2026-01-01', endsOn: '2026-11-23' }, '2026-11-23'],
  [{ days: ['Fri'], startsOn: '2026-01-01', endsOn: '2026-11-19' }, null],
  [{ days: [], startsOn: '2026-01-01', endsOn: null }, null],
])('%j meets next on %s', (schedule, day) => {
  expect(nextSession(schedule, today)).toBe(day)
})
