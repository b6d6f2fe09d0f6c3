import { expect, test } from 'vitest'
import { kindOf, kindPath, kinds, videoPath } from './kinds'

test('finds each kind by its URL segment', () => {
  for (const kind of kinds) {
    expect(kindOf(kindPath(kind).split('/').at(-1))).toBe(kind)
    expect(videoPath({ kind, url: 'a' })).toBe(`${kindPath(kind)}/a`)
  }
})

test.each(['', 'contest', 'Contests', 'toString', undefined])('%j is not a kind', (segment) => {
  expect(kindOf(segment)).toBeNull()
})
