import { telNumber } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { formatPhone } from './format-phone'

test.each([
  ['9845012345', '98450 12345'],
  ['+919845012345', '+91 98450 12345'],
  ['098450-12345', '098450-12345'],
  ['080 2222 1234', '080 2222 1234'],
  ['4343,o4343645o41', '4343,o4343645o41'],
])('shows %s as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})

test('dials digits and a country code only', () => {
  expect(telNumber('+91 (984) 50-12345')).toBe('+919845012345')
})
