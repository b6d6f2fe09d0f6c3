import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOn, isColor, isReadable, shadeForDark } from './brand-colors'

test('knows how a colour is read', () => {
  expect(contrastOn('light', '#fffdf8')).toBe(1)
  expect(contrastOn('light', '#000000')).toBeGreaterThan(20)
  expect(contrastOn('dark', '#ffffff')).toBeGreaterThan(16)
  expect(isReadable('light', '#f2a516')).toBe(false)
})

test('finds for every colour a shade that is read on dark paper, and keeps one that is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`
      const shade = shadeForDark(color)
      expect(isColor(shade)).toBe(true)
      expect(isReadable('dark', shade)).toBe(true)
      if (isReadable('dark', color)) expect(shade).toBe(color)
    }),
  )
})

test.each(['red', '#fff', '#12345g', '', '#1234567'])('does not take %j for a colour', (text) => {
  expect(isColor(text)).toBe(false)
})
