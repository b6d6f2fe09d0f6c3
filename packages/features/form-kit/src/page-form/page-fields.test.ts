import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dayField, optionalDayField } from './page-fields'

const limits = { min: '2026-11-20', max: '2026-11-30' }

test.each([
  ['2026-11-20', true],
  ['2026-11-30', true],
  ['2026-11-19', false],
  ['2026-12-01', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['25/11/2026', false],
  ['soon', false],
  ['', false],
])('"%s" is a day from 20 to 30 November: %s', (text, expected) => {
  expect(v.is(dayField('Wrong', limits), text)).toBe(expected)
})

test('an optional day is null when it is left out, but must be a day', () => {
  const field = optionalDayField('Wrong', limits)
  expect(v.parse(field, '')).toBeNull()
  expect(v.parse(field, '2026-11-25')).toBe('2026-11-25')
  expect(v.is(field, '2026-11-31')).toBe(false)
})
