import { expect, it } from 'vitest'
import { languageOf } from './languages'

it('marks Devanagari as Hindi', () => {
  expect(languageOf('सरस्वती विद्या मंदिर')).toBe('hi')
  expect(languageOf('DPS (दिल्ली)')).toBe('hi')
})

it.each(['Delhi Public School', '', '560038', 'ಶಾಲೆ'])('leaves %j unmarked', (text) => {
  expect(languageOf(text)).toBeUndefined()
})
