import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toUtf8 } from './utf8'

test('concatenates texts and bytes in UTF-8', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.uint8Array(), (texts, bytes) => {
      const expected = Buffer.concat([Buffer.from(texts.join('')), bytes])
      expect(toUtf8(...texts, bytes).equals(expected)).toBe(true)
    }),
  )
})

test('handles a longer text without changing earlier results', () => {
  const first = toUtf8('नमस्ते')
  const long = 'प्रवेश '.repeat(100_000)
  expect(toUtf8(long).toString()).toBe(long)
  expect(first.toString()).toBe('नमस्ते')
})
