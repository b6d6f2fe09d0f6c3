import { expect, test } from 'vitest'
import { addDays, minutesInIndia, minutesOf, timeOfDay } from './india-time'

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-01', -1, '2026-11-30'],
  ['2026-11-24', 90, '2027-02-22'],
])('from %s, %i days lead to %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test('midnight in India is at 18:30 UTC', () => {
  expect(minutesInIndia('2026-11-19T18:29:59Z')).toBe(1439)
  expect(minutesInIndia('2026-11-19T18:30:00Z')).toBe(0)
  expect(minutesInIndia(new Date('2026-11-19T05:11:40Z'))).toBe(10 * 60 + 41)
  expect(minutesInIndia(Date.parse('2026-11-19T23:59:59+05:30'))).toBe(1439)
})

test('a time of day is read and written', () => {
  expect(minutesOf('16:30')).toBe(990)
  expect(timeOfDay(990)).toBe('16:30')
  expect(timeOfDay(5)).toBe('00:05')
})
