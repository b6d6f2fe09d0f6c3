import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitAtMatches } from './matches'

/** The pieces as one text, with matches in brackets. */
function marked(name: string, query: string) {
  return splitAtMatches(name, query)
    .map((piece, place) => (place % 2 ? `[${piece}]` : piece))
    .join('')
}

describe('splitAtMatches', () => {
  it('marks the start of a word', () => {
    expect(marked('Indiranagar Public School', 'indira')).toBe('[Indira]nagar Public School')
  })

  it('marks a word in any position, ignoring case', () => {
    expect(marked('Maths for Class 10, Indiranagar', 'INDIRA math')).toBe(
      '[Math]s for Class 10, [Indira]nagar',
    )
  })

  it('does not match in the middle of words', () => {
    expect(marked('Vindira School', 'indira')).toBe('Vindira School')
  })

  it('prefers the longest typed word', () => {
    expect(marked('Delhi Public School', 'd delhi')).toBe('[Delhi] Public School')
  })

  it('keeps vowel signs with their letter', () => {
    expect(marked('दिल्ली विद्यालय', 'द')).toBe('[दि]ल्ली विद्यालय')
  })

  it('marks Devanagari words', () => {
    expect(marked('इंदिरा बाल विद्यालय', 'इंदिरा')).toBe('[इंदिरा] बाल विद्यालय')
  })

  it.each(['', '   ', '()[]*+?', '\\', '|', '^$'])('marks nothing for %j', (query) => {
    expect(marked('St. Mary’s (Girls) School', query)).toBe('St. Mary’s (Girls) School')
  })

  it('keeps every letter of the name for any query', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(text, text, (name, query) => {
        expect(splitAtMatches(name, query).join('')).toBe(name)
      }),
    )
  })
})
