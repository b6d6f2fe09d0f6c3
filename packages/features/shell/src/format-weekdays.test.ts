import { expect, test } from 'vitest'
import { formatWeekdays } from './format-weekdays'

test('joins consecutive days into a range', () => {
  expect(formatWeekdays([])).toBe('')
  expect(formatWeekdays(['Mon', 'Wed'])).toBe('Mon, Wed')
  expect(formatWeekdays(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sun'])).toBe('Mon–Fri, Sun')
  expect(formatWeekdays(['Sat', 'Sun'])).toBe('Sat, Sun')
  expect(formatWeekdays(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])).toBe('Every day')
})
