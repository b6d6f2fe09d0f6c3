import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

describe('fold', () => {
  it.each([
    ['vidyalaya', 'vidhyalay'],
    ['saraswati', 'sarasvati'],
    ['saraswathi', 'sarasvati'],
    ['lakshmi', 'laxmi'],
    ['shiv', 'siv'],
    ['poorna', 'purna'],
    ['devi', 'devee'],
    ['pawan', 'pavan'],
  ])('%s sounds like %s', (one, other) => {
    expect(fold(one)).toBe(fold(other))
  })

  it('separates words that sound different', () => {
    expect(fold('mandir')).not.toBe(fold('mandal'))
    expect(fold('delhi')).not.toBe(fold('doon'))
  })

  it('turns a prefix into a prefix', () => {
    const word = fc.stringMatching(/^[a-z]{1,15}$/)
    fc.assert(
      fc.property(word, fc.nat(15), (whole, length) => {
        expect(fold(whole).startsWith(fold(whole.slice(0, length)))).toBe(true)
      }),
    )
  })
})
