import { describe, expect, it } from 'vitest'
import { toggleOne, toggleShown } from './selection'

describe('the selection of an inbox', () => {
  it('takes a row, and gives it back', () => {
    expect(toggleOne(['a'], 'b', 10)).toEqual(['a', 'b'])
    expect(toggleOne(['a', 'b'], 'a', 10)).toEqual(['b'])
  })

  it('takes the rows of a page beside those of other pages, each once', () => {
    expect(toggleShown(['x', 'a'], ['a', 'b'], 10)).toEqual(['x', 'a', 'b'])
  })

  it('gives a page back once all its rows are selected', () => {
    expect(toggleShown(['x', 'a', 'b'], ['a', 'b'], 10)).toEqual(['x'])
  })

  it('holds no more than one bulk action takes', () => {
    expect(toggleOne(['a', 'b'], 'c', 2)).toEqual(['a', 'b'])
    expect(toggleShown(['a'], ['b', 'c'], 2)).toEqual(['a', 'b'])
  })
})
