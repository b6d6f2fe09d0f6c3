import type { SearchBox } from '@edbazaar/search-core'
import type { WidgetSuggestion } from './events'

/** A key of the combobox pattern, for the box; false where it is the field's own. */
export function press(box: SearchBox<WidgetSuggestion>, event: KeyboardEvent): boolean {
  const { key, altKey } = event
  const state = box.getState()
  // Keys belong to the input method while it composes a word.
  if (event.isComposing || event.keyCode === 229) return false
  if (key === 'ArrowDown') altKey ? box.open() : box.move(1)
  else if (key === 'ArrowUp') altKey ? box.close() : box.move(-1)
  else if (key === 'Escape' && state.text) state.isOpen ? box.close() : box.clear()
  else {
    // The caret moves: what is typed next goes to the field again.
    if (/^(Home|End|Arrow)/.test(key)) box.highlight(-1)
    return false
  }
  return true
}
