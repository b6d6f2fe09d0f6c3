import { createSearchBox, pressKey } from '@edbazaar/search-core'
import type { EdBazaarSearchEventMap, WidgetSuggestion } from './events'
import { applySettings } from './settings'
import { createOption, showState, wordsOf } from './show'
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
  let settings = applySettings(host, view)
  const box = createSearchBox<WidgetSuggestion>({ schedule, ask })
  let listed: object | undefined
  let stopAnnouncing = () => {}

  async function ask(query: string, signal: AbortSignal) {
    try {
      const address = settings.addressOf(query)
      const { suggestions, results_url } = await askForSuggestions(address, signal)
      pages.set(suggestions, results_url)
      return suggestions
    } catch (error) {
      if (!signal.aborted) tell('error', detailOf(query, Object(error)))
      throw error
    }
  }

  function show() {
    const state = box.getState()
    const { suggestions, answeredKey } = state
    const query = state.text.trim()
    more.href = (answeredKey === query && pages.get(suggestions)) || settings.resultsOf(query)
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
    const options = suggestions.map((suggestion, index) =>
      createOption(suggestion, query, index, {
        target: more.target,
        onpointermove: () => box.highlight(index),
        onclick: (event) => lead(event, 'select', { query, suggestion }),
      }),
    )
    list.replaceChildren(...options)
  }

  /** A plain click is told, and may be cancelled; the browser's ways of opening a tab stay. */
  function lead<Name extends EventName>(event: MouseEvent, name: Name, detail: Detail<Name>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    box.stop()
    if (!detail.query || !tell(name, detail)) event.preventDefault()
  }

  /** Dispatches an event; false where someone cancelled it. */
  function tell<Name extends EventName>(name: Name, detail: Detail<Name>): boolean {
    const how = { detail, bubbles: true, composed: true, cancelable: true }
    return host.dispatchEvent(new CustomEvent(`edbazaar-search:${name}`, how))
  }

  box.subscribe(show)
  more.onclick = (event) => {
    lead(event, 'submit', { query: field.value.trim(), url: more.href })
  }
  field.oninput = () => box.type(field.value)
  field.onkeydown = (event) => {
    if (!pressKey(box, event)) return
    event.preventDefault()
    list.children[box.getState().highlighted]?.scrollIntoView({ block: 'nearest' })
  }
  view.form.onsubmit = (event) => {
    event.preventDefault()
    const { highlighted } = box.getState()
    const active = list.querySelectorAll('a')[highlighted] ?? more
    active.click()
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
    /** Another place, kind or language has other answers. */
    renew() {
      settings = applySettings(host, view)
      box.forget()
      // Where the connection returns, what has failed is asked again.
      addEventListener('online', box.retry)
    },
    stop() {
      removeEventListener('online', box.retry)
      box.stop()
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
