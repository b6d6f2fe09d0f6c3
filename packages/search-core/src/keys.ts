import { noHighlight } from './highlight'
import type { SearchBox } from './search-box'

/** What keys need of a box. */
export interface KeyedBox
  extends Pick<SearchBox<unknown>, 'open' | 'close' | 'clear' | 'move' | 'highlight'> {
  getState: () => { text: string; isOpen: boolean }
}

/** A key that was pressed, as the browser tells it. */
export interface PressedKey {
  key: string
  altKey: boolean
  isComposing: boolean
  /** 229 where an input method has the key, also in browsers that say so nowhere else. */
  keyCode: number
}

/**
 * Does what the ARIA combobox pattern asks of a key; false where the key is the field's own, and the
 * browser must go on with it. Enter is left to the form around the field.
 */
export function pressKey(
  box: KeyedBox,
  { key, altKey, isComposing, keyCode }: PressedKey,
): boolean {
  const { text, isOpen } = box.getState()
  // Keys belong to the input method while it composes a word.
  if (isComposing || keyCode === 229) return false
  if (key === 'ArrowDown') altKey ? box.open() : box.move(1)
  else if (key === 'ArrowUp') altKey ? box.close() : box.move(-1)
  else if (key === 'Escape' && text) isOpen ? box.close() : box.clear()
  else {
    // The caret moves: what is typed next goes to the field again.
    if (/^(Home|End|Arrow)/.test(key)) box.highlight(noHighlight)
    return false
  }
  return true
}
