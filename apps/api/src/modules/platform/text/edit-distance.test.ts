import fc from 'fast-check'
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
    expect(Array.from(beginningDistances('dno', 'donbosco', 8))).toEqual([
      3, 2, 1, 1, 2, 2, 3, 4, 5,
    ])
  })

  it('keeps a result while other words are compared', () => {
    const distances = beginningDistances('dno', 'donbosco', 8)
    editDistance('another', 'mother')
    expect(Array.from(distances)).toEqual([3, 2, 1, 1, 2, 2, 3, 4, 5])
  })
})

describe('a limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 12 })
  const limit = fc.integer({ min: 0, max: 4 })

  it('changes no distance up to it, and is exceeded by one otherwise', () => {
    fc.assert(
      fc.property(word, word, limit, (one, other, most) => {
        const whole = simpleDistance(one, other)
        expect(editDistance(one, other)).toBe(whole)
        expect(editDistance(one, other, most)).toBe(Math.min(whole, most + 1))
      }),
    )
  })

  it('holds for every prefix', () => {
    fc.assert(
      fc.property(word, word, limit, (one, other, most) => {
        const prefixes = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end))
        expect(Array.from(beginningDistances(one, other, most))).toEqual(
          prefixes.map((prefix) => Math.min(simpleDistance(one, prefix), most + 1)),
        )
      }),
    )
  })
})

/** The definition, without any shortcut. */
function simpleDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const row = rows[i] ?? []
      row[j] = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwap ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  return cell(a.length, b.length)
}
