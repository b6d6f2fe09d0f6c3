import { createSearchBox, pressKey } from '@edbazaar/search-core'
import type { EdBazaarSearchEventMap, WidgetSuggestion } from './events'
import { applySettings } from './settings'
import { createOption, showState, wordsOf } from './show'
import { askForSuggestions, detailOf } from './suggestions'
import { createView } from './view'

type Events = EdBazaarSearchEventMap

/** Delay in milliseconds before the state is announced. */
const pauseBeforeWords = 500

/** The behaviour of an element: connects its attributes, view and events with search-core. */
export function createSearch(host: HTMLElement) {
  const view = createView()
  const { card, field, list, more } = view
  /** The URLs of results pages, by their suggestions. */
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
      if (!signal.aborted) emit('error', detailOf(query, Object(error)))
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
    if (isNew && state.status === 'ready') emit('suggest', { query, suggestions })
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

  /**
   * A plain click dispatches a cancellable event. Other clicks, such as for a new tab, are left to
   * the browser.
   */
  function lead<Name extends EventName>(event: MouseEvent, name: Name, detail: Detail<Name>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    box.stop()
    if (!detail.query || !emit(name, detail)) event.preventDefault()
  }

  /** Dispatches an event. Returns false if it was cancelled. */
  function emit<Name extends EventName>(name: Name, detail: Detail<Name>): boolean {
    const how = { detail, bubbles: true, composed: true, cancelable: true }
    return host.dispatchEvent(new CustomEvent(`edbazaar-search:${name}`, how))
  }

  box.subscribe(show)
  more.onclick = (event) => lead(event, 'submit', { query: field.value.trim(), url: more.href })
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
  // Pressing inside the widget must not move focus from the field, which would close the panel.
  card.onmousedown = (event) => event.target === field
  card.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) box.close()
  })

  return {
    card,
    /** A change of place, kind or language changes the suggestions. */
    renew() {
      settings = applySettings(host, view)
      box.forget()
      // Retries when the connection is back.
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

/** Runs a callback once after a delay. Returns a function that cancels it. */
function schedule(run: () => void, ms: number) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
