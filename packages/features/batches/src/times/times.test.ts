import { expect, test } from 'vitest'
import { dayAndTime, fullDay, shortDays } from './times'

test('days have their day of the week', () => {
  expect(shortDays(['Mon', 'Wed', 'Fri'], 'en-IN')).toBe('Mon, Wed, Fri')
  expect(shortDays(['Wed', 'Mon', 'Tue', 'Thu'], 'en-IN')).toBe('Mon–Thu')
  expect(shortDays(['Sun', 'Sat'], 'en-IN')).toBe('Sat, Sun')
  expect(fullDay('2026-11-23', 'en-IN')).toBe('Monday 23 November')
  expect(dayAndTime('2026-11-23T11:30:00.000Z', 'en-IN')).toBe('Mon 23 Nov, 5 pm')
})
