import { type SearchBoxState, splitAtMatches } from '@edbazaar/search-core'
import { make } from './elements'
import type { WidgetSuggestion } from './events'
import type { Settings } from './settings'
import type { View } from './view'

type State = SearchBoxState<WidgetSuggestion>

/** Renders the state in the field and the panel. */
export function showState(view: View, state: State, settings: Settings): void {
  const { field, list, panel } = view
  const note = noteOf(state, settings)
  const options = [...list.children]
  const active = options[state.highlighted]
  if (field.value !== state.text) field.value = state.text
  field.ariaExpanded = `${state.isOpen && !note}`
  // An empty id refers to nothing.
  field.setAttribute('aria-activedescendant', active?.id ?? '')
  for (const option of options) option.ariaSelected = `${option === active}`
  list.hidden = !!note
  view.note.textContent = note
  view.again.hidden = state.status !== 'failed'
  view.clear.hidden = !state.text
  panel.hidden = !state.isOpen
  if (panel.popover && panel.isConnected) panel.togglePopover(state.isOpen)
}

/** The announcement: the number of suggestions, or why there are none. */
export function wordsOf(state: State, settings: Settings): string {
  if (!state.isOpen) return ''
  return noteOf(state, settings) || `${settings.words.list}: ${state.suggestions.length}`
}

/** The status message instead of suggestions; empty if there are some. */
function noteOf({ status, suggestions }: State, { words }: Settings): string {
  if (status === 'failed') return navigator.onLine ? words.failed : words.offline
  if (suggestions[0]) return ''
  return status === 'waiting' ? words.waiting : words.none
}

/** A suggestion as a link with the role `option`, so that a middle click opens a new tab. */
export function createOption(
  { name, detail, url }: WidgetSuggestion,
  query: string,
  index: number,
  link: Partial<HTMLAnchorElement>,
): HTMLAnchorElement {
  return make(
    'a',
    { role: 'option', id: `option-${index}`, href: url, tabIndex: -1, ...link },
    make(
      'bdi',
      { lang: /[\u0900-\u097F]/.test(name) ? 'hi' : 'en' },
      ...splitAtMatches(name, query).map((piece, place) =>
        place % 2 ? make('b', {}, piece) : piece,
      ),
    ),
    make('span', {}, detail),
  )
}
