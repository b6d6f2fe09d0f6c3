import { expect, test } from 'vitest'
import { shownPair, withChosen } from './shown-pair'

const all = ['a', 'b', 'c', 'd']

test('shows the first two columns at first', () => {
  expect(shownPair(all, [])).toEqual(['a', 'b'])
})

test('replaces the column that was chosen earlier', () => {
  expect(withChosen(['a', 'b'], 'd')).toEqual(['b', 'd'])
  expect(withChosen(['b', 'd'], 'c')).toEqual(['d', 'c'])
})

test('keeps the pair if a shown column is chosen again', () => {
  expect(withChosen(['a', 'b'], 'a')).toEqual(['a', 'b'])
})

test('replaces a column that is gone by the first one left', () => {
  expect(shownPair(['a', 'b', 'c'], ['d', 'c'])).toEqual(['a', 'c'])
  expect(shownPair(['a'], ['d', 'c'])).toEqual(['a'])
})
