import { expect, test } from 'vitest'
import { mobileOf, shownMobile } from './phone-number'

test.each([
  ['98450 12345', '9845012345'],
  ['+91 (98450) 12345', '9845012345'],
  ['09845012345', '9845012345'],
  ['98450', '98450'],
  ['call me', 'callme'],
])('reads %s as %s', (typed, mobile) => {
  expect(mobileOf(typed)).toBe(mobile)
})

test('groups a mobile number in fives', () => {
  expect(shownMobile('9845012345')).toBe('98450 12345')
  expect(shownMobile('98450')).toBe('98450')
})
