import { addDays, minutesInIndia } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { isDay, momentAt, mondayOf, weekdayOf } from './days'

test('days are counted across months, and weeks begin on Monday', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(weekdayOf('2026-11-22')).toBe(7)
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
})

test('a minute of a day in India is a moment, and the other way round', () => {
  expect(momentAt('2026-11-20', 0)).toBe('2026-11-19T18:30:00.000Z')
  expect(momentAt('2026-11-20', 17 * 60)).toBe('2026-11-20T11:30:00.000Z')
  expect(minutesInIndia('2026-11-20T11:30:00.000Z')).toBe(17 * 60)
  expect(minutesInIndia('2026-11-19T18:30:00.000Z')).toBe(0)
})

test('only days that exist are days', () => {
  expect(isDay('2028-02-29')).toBe(true)
  for (const text of ['2027-02-29', '2026-13-01', '2026-1-1', '0001-01-01', 'x', ''])
    expect(isDay(text)).toBe(false)
})
