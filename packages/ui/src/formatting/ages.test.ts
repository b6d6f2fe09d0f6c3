import { describe, expect, it } from 'vitest'
import { formatAge, formatAgeRange } from './ages'

describe('formatAge', () => {
  it.each([
    [0, '0'],
    [0.5, '½'],
    [2.5, '2½'],
    [3.5, '3½'],
    [17, '17'],
    [3.2, '3'],
    [-1, ''],
  ])('writes %d years as %s', (years, text) => {
    expect(formatAge(years)).toBe(text)
  })
})

describe('formatAgeRange', () => {
  it('joins both ends with an en dash', () => {
    expect(formatAgeRange(3.5, 17)).toBe('3½–17')
  })

  it('writes a single end', () => {
    expect(formatAgeRange(5, null)).toBe('5+')
    expect(formatAgeRange(null, 12)).toBe('up to 12')
    expect(formatAgeRange(null, 12, 'hi-IN')).toBe('12 तक')
  })

  it('writes equal ages once', () => {
    expect(formatAgeRange(6, 6)).toBe('6')
  })

  it('is empty if neither end is known', () => {
    expect(formatAgeRange(null, null)).toBe('')
  })
})
