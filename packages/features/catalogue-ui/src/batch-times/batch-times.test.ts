import type { Product } from '@edbazaar/api-client'
import { createI18n } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { batchDates, batchTimes } from './batch-times'
import { batchTimeMessages as messages } from './messages'

const t = createI18n('en').translate(messages)
const dates = (starts_on: string, ends_on: string | null, kind: Product['kind'] = 'activity') =>
  batchDates({ starts_on, ends_on }, kind, t, 'en-IN')

test('names the year once, unless the batch ends in another one', () => {
  expect(dates('2026-11-05', '2027-02-04')).toBe('5 Nov 2026 to 4 Feb 2027')
  expect(dates('2027-01-05', '2027-02-04')).toBe('5 Jan to 4 Feb 2027')
  expect(dates('2027-01-05', '2027-01-05')).toBe('5 Jan 2027')
  expect(dates('2027-01-05', null)).toBe('From 5 Jan 2027')
})

test('writes the dates of camps and workshops as yyyy-mm-dd', () => {
  expect(dates('2027-01-05', '2027-01-09', 'camp')).toBe('2027-01-05 to 2027-01-09')
  expect(dates('2027-01-05', '2027-01-05', 'workshop')).toBe('2027-01-05')
  expect(dates('2027-01-05', null, 'camp')).toBe('From 2027-01-05')
})

test('names the half of the day once, if both times are in it', () => {
  expect(batchTimes({ start_time: '17:00', end_time: '18:30' }, 'en-IN')).toBe('5–6:30 pm')
  expect(batchTimes({ start_time: '11:00', end_time: '12:15' }, 'en-IN')).toBe('11 am – 12:15 pm')
})
