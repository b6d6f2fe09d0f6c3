import type { SearchBoxState } from '@edbazaar/search-core'
import { languageOf, matchesOf } from '@edbazaar/ui/formatting'
import { make } from './elements'
import type { WidgetSuggestion } from './events'
import type { Settings } from './settings'
import type { View } from './view'

type State = SearchBoxState<WidgetSuggestion>

/** Says what the attributes say. */
export function showSettings(view: View, { words, language, ...settings }: Settings): void {
  view.card.lang = language
  view.label.textContent = settings.label
  view.field.placeholder = settings.placeholder
  view.clear.ariaLabel = words.clear
  view.go.ariaLabel = words.search
  view.list.ariaLabel = words.list
  view.again.textContent = words.again
  view.more.textContent = words.more
  view.by.href = settings.home
  view.by.target = view.more.target = settings.target
}

/** Whether the panel beneath the field is there. */
export const isShown = ({ isOpen, status }: State) => isOpen && status !== 'idle'

/** Shows the state of the box in the field and in the panel. */
export function showState(view: View, state: State, settings: Settings): void {
  const { field, list, panel } = view
  const shown = isShown(state)
  const note = noteOf(state, settings)
  const options = [...list.children]
  const active = options[state.highlighted]
  if (field.value !== state.text) field.value = state.text
  field.ariaExpanded = `${shown && !note}`
  if (active) field.setAttribute('aria-activedescendant', active.id)
  else field.removeAttribute('aria-activedescendant')
  for (const option of options) option.ariaSelected = `${option === active}`
  list.hidden = !!note
  view.note.textContent = note
  view.again.hidden = state.status !== 'failed'
  view.clear.hidden = !state.text
  panel.hidden = !shown
  if (panel.popover && panel.isConnected) panel.togglePopover(shown)
}

/** What is announced: how many suggestions there are, or why there are none. */
export function wordsOf(state: State, settings: Settings): string {
  if (!isShown(state)) return ''
  return noteOf(state, settings) || `${settings.words.list}: ${state.suggestions.length}`
}

/** The line in place of suggestions; empty where there are some. */
function noteOf({ status, suggestions }: State, { words }: Settings): string {
  if (status === 'failed') return navigator.onLine ? words.failed : words.offline
  if (suggestions[0]) return ''
  return status === 'waiting' ? words.waiting : words.none
}

/** A suggestion as an option. It is a link: a middle click still opens a new tab. */
export function createOption(
  { name, detail, url }: WidgetSuggestion,
  index: number,
  query: string,
  target: string,
): HTMLAnchorElement {
  const pieces = name.split(matchesOf(query))
  return make(
    'a',
    { role: 'option', id: `option-${index}`, href: url, target, tabIndex: -1 },
    make(
      'bdi',
      { lang: languageOf(name) ?? 'en' },
      ...pieces.map((text, at) => (at % 2 ? make('b', {}, text) : text)),
    ),
    make('span', {}, detail),
  )
}
