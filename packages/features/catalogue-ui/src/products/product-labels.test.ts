import { createI18n } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { messages } from './messages'
import { formatWeekdays, seatsAvailability } from './product-labels'

const t = createI18n('en').translate(messages)

test('joins consecutive days into a range', () => {
  expect(formatWeekdays([], t)).toBe('')
  expect(formatWeekdays(['Mon', 'Wed'], t)).toBe('Mon, Wed')
  expect(formatWeekdays(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sun'], t)).toBe('Mon–Fri, Sun')
  expect(formatWeekdays(['Sat', 'Sun'], t)).toBe('Sat, Sun')
  expect(formatWeekdays(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], t)).toBe('Every day')
})

test.each([
  [10, 10, 'open'],
  [10, 4, 'open'],
  [10, 3, 'few'],
  [40, 8, 'few'],
  [40, 9, 'open'],
  [10, 0, 'closed'],
])('of %i seats, %i left are %s', (seats, left, state) => {
  expect(seatsAvailability({ seats, seats_left: left }, t)?.state).toBe(state)
})
