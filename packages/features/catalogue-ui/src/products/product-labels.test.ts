import { createI18n } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { messages } from './messages'
import { formatWeekdays } from './product-labels'

const t = createI18n('en').translate(messages)

test('joins consecutive days into a range', () => {
  expect(formatWeekdays([], t)).toBe('')
  expect(formatWeekdays(['Mon', 'Wed'], t)).toBe('Mon, Wed')
  expect(formatWeekdays(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sun'], t)).toBe('Mon–Fri, Sun')
  expect(formatWeekdays(['Sat', 'Sun'], t)).toBe('Sat, Sun')
  expect(formatWeekdays(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], t)).toBe('Every day')
})
