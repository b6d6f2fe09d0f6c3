import { expect, it } from 'vitest'
import { readableLine } from './line-patterns'

it.each([
  ['Vidya Niketan', true],
  [' a', true],
  ['विद्या', true],
  ['', false],
  ['  \u00a0', false],
  ['two\nlines', false],
  ['a\u202eb', false],
])('decides whether %j is a readable line', (text, isReadable) => {
  expect(readableLine.test(text)).toBe(isReadable)
})

it('refuses a text of 200 kB at once', { timeout: 2_000 }, () => {
  expect(readableLine.test(`${'a'.repeat(200_000)}\n`)).toBe(false)
})
