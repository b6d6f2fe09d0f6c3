import { expect, test } from 'vitest'
import { strengthOf } from './password-strength'

test.each([
  ['', 'short'],
  ['mango', 'short'],
  ['   ab   ', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['abcdefgh', 'weak'],
  ['monsoon', 'weak'],
  ['Monsoon-42', 'fair'],
  ['mango in the monsoon', 'strong'],
  ['f7#Kq2!vTz', 'strong'],
  ['बरसात में आम के पेड़ पर झूला', 'strong'],
])('the password %j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test('personal words add no strength', () => {
  expect(strengthOf('Meera-Iyer-2026')).not.toBe('weak')
  expect(strengthOf('Meera-Iyer-2026', ['Meera', 'Iyer'])).toBe('weak')
})
