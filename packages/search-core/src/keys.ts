import { noHighlight } from './highlight'
import type { SearchBox } from './search-box'

/** The part of a search box that keys use. */
export interface KeyedBox
  extends Pick<SearchBox<unknown>, 'open' | 'close' | 'clear' | 'move' | 'highlight'> {
  getState: () => { text: string; isOpen: boolean }
}

/** A key event of the browser. */
export interface PressedKey {
  key: string
  altKey: boolean
  isComposing: boolean
  /** 229 while an input method handles the key; some browsers report it only here. */
  keyCode: number
}

/**
 * Handles a key by the ARIA combobox pattern. Returns false if the browser must handle the key.
 * Enter is left to the form.
 */
export function pressKey(
  box: KeyedBox,
  { key, altKey, isComposing, keyCode }: PressedKey,
): boolean {
  const { text, isOpen } = box.getState()
  // Leave keys to the input method while it composes a word.
  if (isComposing || keyCode === 229) return false
  if (key === 'ArrowDown') altKey ? box.open() : box.move(1)
  else if (key === 'ArrowUp') altKey ? box.close() : box.move(-1)
  else if (key === 'Escape' && (text || isOpen)) isOpen ? box.close() : box.clear()
  else {
    // The cursor moves in the text, so no suggestion stays highlighted.
    if (/^(Home|End|Arrow)/.test(key)) box.highlight(noHighlight)
    return false
  }
  return true
}
