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

// With backtracking, it would take longer than a test may.
it('refuses a text of 200 kB', () => {
  expect(readableLine.test(`${'a'.repeat(200_000)}\n`)).toBe(false)
})
