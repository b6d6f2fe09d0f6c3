import { describe, expect, it } from 'vitest'
import { commandOf } from './row-keys'

describe('commandOf', () => {
  it.each([
    ['j', 'next'],
    ['J', 'next'],
    ['ArrowDown', 'next'],
    ['k', 'previous'],
    ['ArrowUp', 'previous'],
    ['x', 'toggle'],
    ['Home', 'first'],
    ['End', 'last'],
    ['Enter', 'open'],
  ])('%s on a row: %s', (key, command) => {
    expect(commandOf(key, true)).toBe(command)
  })

  it.each(['Home', 'End', 'Enter'])('leaves %s to a control inside the row', (key) => {
    expect(commandOf(key, false)).toBeUndefined()
  })

  it.each(['a', 'r', 'u', ' ', 'Tab', 'Escape'])('leaves %s to the page', (key) => {
    expect(commandOf(key, true)).toBeUndefined()
  })
})
