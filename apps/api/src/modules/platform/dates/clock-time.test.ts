import { expect, it } from 'vitest'
import { clockTimeOf, minutesAfterMidnight } from './clock-time.ts'

it('turns times of day into minutes after midnight and back', () => {
  expect(['00:00', '09:05', '23:59'].map(minutesAfterMidnight)).toEqual([0, 545, 1439])
  expect([0, 545, 1439].map(clockTimeOf)).toEqual(['00:00', '09:05', '23:59'])
})

it('shows midnight at the end of a day as its last minute', () => {
  expect(clockTimeOf(1440)).toBe('23:59')
})
