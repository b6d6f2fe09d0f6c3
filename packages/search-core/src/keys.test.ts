import { expect, test } from 'vitest'
import { noHighlight } from './highlight'
import { type KeyedBox, type PressedKey, pressKey } from './keys'

type Shown = ReturnType<KeyedBox['getState']>

/** The methods that a key calls on a search box, and whether the browser's default is prevented. */
function press(
  key: string,
  { text = 'ind', isOpen = true, ...pressed }: Partial<PressedKey & Shown> = {},
) {
  const asked: unknown[] = []
  const tell = (name: string) => (given?: number) => {
    asked.push(name, ...(given === undefined ? [] : [given]))
  }
  const box = {
    getState: () => ({ text, isOpen }),
    open: tell('open'),
    close: tell('close'),
    clear: tell('clear'),
    move: tell('move'),
    highlight: tell('highlight'),
  }
  const event = { key, altKey: false, isComposing: false, keyCode: 0, ...pressed }
  return { isTaken: pressKey(box, event), asked }
}

test.each([
  { key: 'ArrowDown', isOpen: true, asked: ['move', 1] },
  { key: 'ArrowUp', isOpen: true, asked: ['move', -1] },
  { key: 'ArrowDown', isOpen: false, asked: ['move', 1] },
  { key: 'ArrowUp', isOpen: false, asked: ['move', -1] },
  { key: 'ArrowDown', altKey: true, isOpen: false, asked: ['open'] },
  { key: 'ArrowUp', altKey: true, isOpen: true, asked: ['close'] },
  { key: 'Escape', isOpen: true, asked: ['close'] },
  { key: 'Escape', isOpen: false, asked: ['clear'] },
])('$key (Alt: $altKey, open: $isOpen) is taken for $asked', ({ key, asked, ...rest }) => {
  expect(press(key, rest)).toEqual({ isTaken: true, asked })
})

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
  '%s moves the caret, and nothing stays highlighted',
  (key) => {
    expect(press(key)).toEqual({ isTaken: false, asked: ['highlight', noHighlight] })
  },
)

test.each(['a', 'अ', 'Enter', 'Tab', 'Backspace', 'Shift'])('leaves %s to the field', (key) => {
  expect(press(key)).toEqual({ isTaken: false, asked: [] })
})

test('leaves Escape in an empty field to its surroundings', () => {
  expect(press('Escape', { text: '', isOpen: false })).toEqual({ isTaken: false, asked: [] })
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'a key belongs to the input method that composes a word: %o',
  (composing) => {
    for (const key of ['ArrowDown', 'Home', 'Escape']) {
      expect(press(key, composing)).toEqual({ isTaken: false, asked: [] })
    }
  },
)
