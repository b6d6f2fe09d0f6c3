import { afterEach, describe, expect, it, vi } from 'vitest'
import { stepOfArrow } from './arrow-step'

function where(direction: string): Element {
  vi.stubGlobal('getComputedStyle', () => ({ direction }))
  return {} as Element
}

afterEach(() => vi.unstubAllGlobals())

describe('stepOfArrow', () => {
  it('steps forward to the right and back to the left', () => {
    expect(stepOfArrow('ArrowRight', where('ltr'))).toBe(1)
    expect(stepOfArrow('ArrowLeft', where('ltr'))).toBe(-1)
  })

  it('steps forward to the left in right-to-left text', () => {
    expect(stepOfArrow('ArrowLeft', where('rtl'))).toBe(1)
    expect(stepOfArrow('ArrowRight', where('rtl'))).toBe(-1)
  })

  it('stays where it is for any other key', () => {
    expect(stepOfArrow('ArrowUp', where('ltr'))).toBe(0)
  })
})
