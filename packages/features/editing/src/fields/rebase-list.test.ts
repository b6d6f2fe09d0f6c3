import { expect, test } from 'vitest'
import { rebaseList } from './rebase-list'

test.each([
  ['adds what the user has added', ['a', 'mine'], ['a'], ['a', 'theirs'], ['a', 'theirs', 'mine']],
  ['removes what the user has removed', ['b'], ['a', 'b'], ['a', 'b', 'theirs'], ['b', 'theirs']],
  [
    'replaces what the user has changed',
    ['a2', 'b'],
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['b', 'c', 'a2'],
  ],
  ['keeps removals by others', ['a', 'b', 'mine'], ['a', 'b'], ['b'], ['b', 'mine']],
  ['adds nothing twice', ['a', 'new'], ['a'], ['a', 'new'], ['a', 'new']],
])('%s', (_, mine, base, theirs, rebased) => {
  expect(rebaseList(mine, base, theirs)).toEqual(rebased)
})

test('compares entries by their values', () => {
  const entry = { name: 'Anaya', born_on: null }
  expect(rebaseList([{ ...entry }], [entry], [])).toEqual([])
})
