import { expect, test } from 'vitest'
import { dayInIndia, todayInIndia } from './today'

test('the day in India begins at 18:30 UTC', () => {
  expect(todayInIndia(new Date('2026-11-19T18:29:59Z'))).toBe('2026-11-19')
  expect(todayInIndia(new Date('2026-11-19T18:30:00Z'))).toBe('2026-11-20')
})

test('a time from the API belongs to the day in India', () => {
  expect(dayInIndia('2026-11-19T18:30:00Z')).toBe('2026-11-20')
  expect(dayInIndia('2026-11-19T23:59:59+05:30')).toBe('2026-11-19')
})
