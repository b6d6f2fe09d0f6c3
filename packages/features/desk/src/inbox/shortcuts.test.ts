import { afterEach, describe, expect, test } from 'vitest'
import { shortcutOf } from './shortcuts'

afterEach(() => document.body.replaceChildren())

/** A key press on an element of the page. */
function pressed(key: string, html = '<a href="#">x</a>', init: KeyboardEventInit = {}) {
  document.body.innerHTML = html
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init })
  document.body.querySelector('[autofocus], a, button, input')?.dispatchEvent(event)
  return event
}

describe('a key press', () => {
  test.each([
    ['j', 'next'],
    ['K', 'previous'],
    ['r', 'email'],
    ['w', 'whatsapp'],
    ['t', 'task'],
    ['s', 'stage'],
    ['m', 'merge'],
    ['u', 'undo'],
    ['x', 'select'],
    ['/', 'search'],
    ['?', 'help'],
    ['Escape', 'back'],
    ['Enter', undefined],
    ['q', undefined],
  ])('%s is %s', (key, shortcut) => {
    expect(shortcutOf(pressed(key), true)?.shortcut).toBe(shortcut)
  })

  test.each([
    ['in a field', '<input>'],
    ['in a menu', '<div role="menu"><button>x</button></div>'],
    ['beside an open dialog', '<a href="#">x</a><div role="dialog"></div>'],
  ])('is left alone %s', (_, html) => {
    expect(shortcutOf(pressed('j', html), true)).toBeUndefined()
  })

  test('a number names a stage', () => {
    expect(shortcutOf(pressed('3'), true)).toEqual({ shortcut: 'stages', stage: 3 })
    expect(shortcutOf(pressed('8'), true)).toBeUndefined()
  })

  test('selects a range with Shift, and all with Ctrl', () => {
    const shift = pressed('X', undefined, { shiftKey: true })
    expect(shortcutOf(shift, true)).toEqual({ shortcut: 'selectRange' })
    const all = pressed('a', undefined, { ctrlKey: true })
    expect(shortcutOf(all, false)).toEqual({ shortcut: 'selectAll' })
  })

  test('is left to the browser with Ctrl otherwise, and in a field', () => {
    expect(shortcutOf(pressed('x', undefined, { ctrlKey: true }), true)).toBeUndefined()
    expect(shortcutOf(pressed('a', '<input>', { ctrlKey: true }), true)).toBeUndefined()
  })

  test('ignores letters while letter shortcuts are off, but Escape still goes back', () => {
    expect(shortcutOf(pressed('j'), false)).toBeUndefined()
    expect(shortcutOf(pressed('Escape'), false)).toEqual({ shortcut: 'back' })
  })
})
