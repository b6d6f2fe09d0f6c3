import { expect, it } from 'vitest'
import { createToken, hashToken, isToken, newToken } from './tokens.ts'

it('has the format that links and sessions accept', () => {
  expect(isToken(newToken())).toBe(true)
})

it.each(['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`])('rejects %j', (text) => {
  expect(isToken(text)).toBe(false)
})

it('comes with the hash that is stored in its place', () => {
  const { token, tokenHash } = createToken()
  expect(tokenHash).toEqual(hashToken(token))
  expect(tokenHash).toHaveLength(32)
})

it('is different every time', () => {
  expect(newToken()).not.toBe(newToken())
})
