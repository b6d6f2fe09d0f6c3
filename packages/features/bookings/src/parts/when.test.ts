import { expect, test } from 'vitest'
import { classText, startText } from './when'

const now = Date.parse('2026-11-28T20:00:00.000Z')
const hours = (day: string) => ({
  starts_at: `${day}T04:30:00.000Z`,
  ends_at: `${day}T06:00:00.000Z`,
})

test.each([
  ['2026-11-28', 'Sat, 28 November, 10–11:30 am'],
  ['2026-11-29', 'Today, 10–11:30 am'],
  ['2026-11-30', 'Tomorrow, 10–11:30 am'],
  ['2026-12-01', 'Tue, 1 December, 10–11:30 am'],
])('a class on %s is on 29 November in India "%s"', (day, text) => {
  expect(classText(hours(day), 'en-IN', now)).toBe(text)
})

test('the date of a class without the current time, and its beginning with it', () => {
  expect(classText(hours('2026-11-29'), 'en-IN')).toBe('Sun, 29 November, 10–11:30 am')
  expect(startText(hours('2026-11-29').starts_at, 'en-IN', now)).toBe('Today, 10 am')
})
