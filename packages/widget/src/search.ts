import { createSearchBox, type SearchBox } from '@edbazaar/search-core'
import type { EdBazaarSearchEventMap, WidgetSuggestion } from './events'
import { press } from './keys'
import { settingsOf } from './settings'
import { createOption, showSettings, showState, wordsOf } from './show'
import { askForSuggestions, detailOf } from './suggestions'
import { createView } from './view'

type Events = EdBazaarSearchEventMap

/** Milliseconds without a change after which the state is announced. */
const pauseBeforeWords = 500

/** The behaviour of one element: search-core between its attributes, its view and its events. */
export function createSearch(host: HTMLElement) {
  const view = createView()
  const { card, field, list, more } = view
  /** The pages of all results, by the suggestions they came with. */
  const pages = new WeakMap<object, string>()
  let settings = settingsOf(host)
  let box = createBox('')
  let listed: object | undefined
  let stopAnnouncing = () => {}

  function createBox(text: string): SearchBox<WidgetSuggestion> {
    const made = createSearchBox<WidgetSuggestion>({ text, schedule, ask })
    made.subscribe(() => made === box && show())
    return made
  }

  async function ask(query: string, signal: AbortSignal) {
    try {
      const answer = await askForSuggestions(settings.addressOf(query), signal)
      pages.set(answer.suggestions, answer.results_url)
      return answer.suggestions
    } catch (error) {
      if (!signal.aborted) tell('error', detailOf(query, error))
      throw error
    }
  }

  function show() {
    const state = box.getState()
    const { suggestions, answeredKey } = state
    const query = state.text.trim()
    const page = answeredKey === query && pages.get(suggestions)
    more.href = page || `${settings.home}global-search-result?query=${encodeURIComponent(query)}`
    const isNew = suggestions !== listed
    listed = suggestions
    if (isNew) fillList(suggestions, answeredKey)
    showState(view, state, settings)
    stopAnnouncing()
    stopAnnouncing = schedule(() => {
      view.status.textContent = wordsOf(box.getState(), settings)
    }, pauseBeforeWords)
    if (isNew && state.status === 'ready') tell('suggest', { query, suggestions })
  }

  function fillList(suggestions: readonly WidgetSuggestion[], query: string) {
    const options = suggestions.map((suggestion, index) => {
      const option = createOption(suggestion, index, query, settings.target)
      option.onpointermove = () => box.highlight(index)
      option.onclick = (event) => lead(event, 'select', { query, suggestion })
      return option
    })
    list.replaceChildren(...options)
  }

  /** A plain click is told, and may be cancelled; the browser's ways of opening a tab stay. */
  function lead<Name extends EventName>(event: MouseEvent, name: Name, detail: Detail<Name>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    box.submit()
    if (!tell(name, detail)) event.preventDefault()
  }

  /** Dispatches an event; false where someone cancelled it. */
  function tell<Name extends EventName>(name: Name, detail: Detail<Name>): boolean {
    const how = { detail, bubbles: true, composed: true, cancelable: true }
    return host.dispatchEvent(new CustomEvent(`edbazaar-search:${name}`, how))
  }

  more.onclick = (event) => {
    lead(event, 'submit', { query: field.value.trim(), url: more.href })
  }
  field.oninput = () => box.type(field.value)
  field.onkeydown = (event) => {
    if (!press(box, event)) return
    event.preventDefault()
    list.children[box.getState().highlighted]?.scrollIntoView({ block: 'nearest' })
  }
  view.form.onsubmit = (event) => {
    event.preventDefault()
    const active = list.querySelector<HTMLElement>('[aria-selected=true]')
    if (field.value.trim()) (active ?? more).click()
  }
  view.clear.onclick = () => {
    box.clear()
    field.focus()
  }
  view.again.onclick = () => {
    box.retry()
    field.focus()
  }
  // Pressing anything of ours must not take the focus, and with it the panel, from the field.
  card.onmousedown = (event) => event.target === field
  card.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) box.close()
  })

  return {
    card,
    /** Another place, kind or language has other answers: a new box goes on with the same text. */
    renew() {
      const { text, isOpen } = box.getState()
      box.stop()
      settings = settingsOf(host)
      box = createBox(text)
      showSettings(view, settings)
      show()
      if (isOpen) box.open()
    },
    stop() {
      box.stop()
      box.close()
    },
  }
}

type EventName = 'suggest' | 'select' | 'submit' | 'error'
type Detail<Name extends EventName> = Events[`edbazaar-search:${Name}`]['detail']

/** Runs something once, later; returns how to call it off. */
function schedule(run: () => void, ms: number) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
