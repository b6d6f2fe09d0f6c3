import { describe, expect, it } from 'vitest'
import { nextSelection, selectionState, visibilityState } from './table-state'

describe('nextSelection', () => {
  it('keeps the order of selection, also of ids made of digits', () => {
    expect(nextSelection(['20', '3'], selectionState(['3', '20', '1']))).toEqual(['20', '3', '1'])
  })

  it('keeps ids of other pages', () => {
    expect(nextSelection(['other'], selectionState(['other', 'a']))).toEqual(['other', 'a'])
  })

  it('drops what is cleared', () => {
    expect(nextSelection(['a', 'b'], selectionState(['b']))).toEqual(['b'])
    expect(nextSelection(['a'], selectionState([]))).toEqual([])
  })
})

it('hides only the columns named', () => {
  expect(visibilityState(['fees'])).toEqual({ fees: false })
})
