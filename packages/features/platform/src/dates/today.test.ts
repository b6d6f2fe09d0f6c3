import { expect, test } from 'vitest'
import { todayInIndia } from './today'

test('the day in India begins at 18:30 UTC', () => {
  expect(todayInIndia(new Date('2026-11-19T18:29:59Z'))).toBe('2026-11-19')
  expect(todayInIndia(new Date('2026-11-19T18:30:00Z'))).toBe('2026-11-20')
})
