import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import { expect, test } from 'vitest'
import { emailReason, firstNameReason } from './field-reasons'
import { messages } from './messages'

const t = createI18n(defaultLanguage).translate(messages)
const textOf = (reason: Parameters<typeof t>[0] | undefined) => reason && t(reason)

test.each([
  ['', undefined],
  ['office', 'Include an @ in the email address, such as name@example.com.'],
  ['@ravi.in', 'Enter one @ with text on both sides.'],
  ['office@', 'Enter one @ with text on both sides.'],
  ['a@b@ravi.in', 'Enter one @ with text on both sides.'],
  ['off ice@ravi.in', 'Remove the spaces from the email address.'],
  [' office@ravi ', 'Add an ending after the @, such as .com or .in.'],
  ['office..ravi@ravi.in', undefined],
])('says what the email %j lacks', (email, reason) => {
  expect(textOf(emailReason(email))).toBe(reason)
})

test.each([
  ['', undefined],
  ['R ', 'Enter at least 2 letters.'],
])('says what is wrong with the first name %j', (name, reason) => {
  expect(textOf(firstNameReason(name))).toBe(reason)
})
