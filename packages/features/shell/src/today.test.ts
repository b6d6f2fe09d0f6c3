import { expect, test } from 'vitest'
import { todayInIndia } from './today'

test('the day begins in India half past five ahead of Greenwich', () => {
  expect(todayInIndia(new Date('2026-11-19T18:29:59Z'))).toBe('2026-11-19')
  expect(todayInIndia(new Date('2026-11-19T18:30:00Z'))).toBe('2026-11-20')
})
