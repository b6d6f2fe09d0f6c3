import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOn, hasEnoughContrast, isColor, shadeForDark } from './brand-colors'

test('calculates the contrast of a colour', () => {
  expect(contrastOn('light', '#fffdf8')).toBe(1)
  expect(contrastOn('light', '#000000')).toBeGreaterThan(20)
  expect(contrastOn('dark', '#ffffff')).toBeGreaterThan(16)
  expect(hasEnoughContrast('light', '#f2a516')).toBe(false)
})

test('finds a readable shade on dark for every colour, and keeps a readable colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`
      const shade = shadeForDark(color)
      expect(isColor(shade)).toBe(true)
      expect(hasEnoughContrast('dark', shade)).toBe(true)
      if (hasEnoughContrast('dark', color)) expect(shade).toBe(color)
    }),
  )
})

test.each(['red', '#fff', '#12345g', '', '#1234567'])('%j is not a colour', (text) => {
  expect(isColor(text)).toBe(false)
})
