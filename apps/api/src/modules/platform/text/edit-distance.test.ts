import { describe, expect, it } from 'vitest'
import { beginningDistances, editDistance } from './edit-distance.ts'

describe('editDistance', () => {
  it.each([
    ['school', 'school', 0],
    ['school', 'scool', 1],
    ['school', 'shcool', 1],
    ['school', 'schopl', 1],
    ['school', 'schoool', 1],
    ['', 'abc', 3],
    ['mandir', 'mandal', 2],
  ])('between %j and %j is %i', (one, other, edits) => {
    expect(editDistance(one, other)).toBe(edits)
    expect(editDistance(other, one)).toBe(edits)
  })
})

it('compares long words after short ones and the other way round', () => {
  const long = 'a'.repeat(300)
  expect(editDistance('school', 'scool')).toBe(1)
  expect(editDistance(long, `${long}b`)).toBe(1)
  expect(editDistance('school', 'schopl')).toBe(1)
})

describe('beginningDistances', () => {
  it('returns the edits to each prefix', () => {
    expect(Array.from(beginningDistances('dno', 'donbosco'))).toEqual([3, 2, 1, 1, 2, 2, 3, 4, 5])
  })

  it('keeps a result while other words are compared', () => {
    const distances = beginningDistances('dno', 'donbosco')
    editDistance('another', 'mother')
    expect(Array.from(distances)).toEqual([3, 2, 1, 1, 2, 2, 3, 4, 5])
  })
})
