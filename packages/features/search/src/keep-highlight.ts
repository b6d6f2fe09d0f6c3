import type { SearchBox } from '@edbazaar/search-core'
import { type BoxSuggestion, pathOf } from './suggestion-links'

/**
 * Keeps a suggestion highlighted when newer suggestions for the text arrive and still have it: an arrow
 * key may be pressed while they are loading.
 */
export function keepHighlight(box: SearchBox<BoxSuggestion>): SearchBox<BoxSuggestion> {
  let before = box.getState()
  box.subscribe(() => {
    const { text, suggestions, highlighted } = before
    const marked = suggestions[highlighted]
    before = box.getState()
    const isNewer = before.suggestions !== suggestions && before.text === text
    if (isNewer && marked !== undefined)
      box.highlight(before.suggestions.findIndex((each) => pathOf(each) === pathOf(marked)))
  })
  return box
}
