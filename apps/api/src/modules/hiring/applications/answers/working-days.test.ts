import { expect, it } from 'vitest'
import { workingDaysBefore } from './working-days.ts'

it.each([
  ['2026-11-26T10:00:00Z', 1, '2026-11-25T10:00:00Z'],
  // From a Monday over the weekend to Friday.
  ['2026-11-30T10:00:00Z', 1, '2026-11-27T10:00:00Z'],
  // 22:00 UTC on Sunday is Monday in India.
  ['2026-11-29T22:00:00Z', 1, '2026-11-26T22:00:00Z'],
  ['2026-11-26T10:00:00Z', 30, '2026-10-15T10:00:00Z'],
  // Gandhi Jayanti, 2 October 2026, is a Friday.
  ['2026-10-05T10:00:00Z', 1, '2026-10-01T10:00:00Z'],
  // Independence Day 2026 is a Saturday and takes no working day.
  ['2026-08-17T10:00:00Z', 1, '2026-08-14T10:00:00Z'],
  ['2027-01-27T10:00:00Z', 1, '2027-01-25T10:00:00Z'],
])('before %s, %i working days lead to %s', (at, days, expected) => {
  expect(workingDaysBefore(new Date(at), days)).toEqual(new Date(expected))
})
