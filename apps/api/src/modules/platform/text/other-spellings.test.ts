import { describe, expect, it } from 'vitest'
import { otherSpellings } from './other-spellings.ts'

describe('otherSpellings', () => {
  it.each([
    ['gyan', 'jnana'],
    ['jnana', 'gyan'],
    ['gyaneshwar', 'dnyaneshwar'],
    ['vignan', 'vigyan'],
    ['vigyan', 'vijnan'],
  ])('of %s include %s', (word, other) => {
    expect(otherSpellings(word).map((each) => each.replace(/ana$/, 'an'))).toContain(
      other.replace(/ana$/, 'an'),
    )
  })

  it('are empty for a word without that sound', () => {
    expect(otherSpellings('ganga')).toEqual([])
  })
})
