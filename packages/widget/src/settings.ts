import { askedNames } from './attributes'
import { type Messages, messages } from './messages'
import type { View } from './view'

/** What the attributes of an element come to, beside what the view says already. */
export interface Settings {
  words: Messages
  /** Where suggestions for a text are asked for. */
  addressOf: (key: string) => string
  /** All results for a text, until an answer names their page. */
  resultsOf: (key: string) => string
}

/** The site of a script at `https://edbazaar.in/widget/1.0.0/edbazaar-search.js`. */
const [, homeOfScript = ''] =
  /^(http.*\/)widget\/[^/]+\/edbazaar-search\.js/.exec(import.meta.url) ?? []

/** Reads the attributes of an element, and puts into the view what they say. */
export function applySettings(element: HTMLElement, view: View): Settings {
  const read = (name: string) => element.getAttribute(name) ?? ''
  const language = element.closest('[lang|=hi]') ? 'hi' : 'en'
  const words = messages[language]
  const kind = read('kind') || 'all'
  const api = read('api').replace(/\/$/, '') || `${homeOfScript}api`
  /** The front page of EdBazaar, with a slash at its end. */
  const home = api.replace(/api$/, '')
  view.card.lang = language
  view.label.textContent = words.find.join(words.things[kind] ?? kind)
  view.field.placeholder = read('placeholder') || words.placeholder
  view.clear.ariaLabel = words.clear
  view.go.ariaLabel = words.search
  view.list.ariaLabel = words.list
  view.again.textContent = words.again
  view.more.textContent = words.more
  view.by.href = home
  view.by.target = view.more.target = read('target')
  return {
    words,
    addressOf(key) {
      const query = new URLSearchParams({ key, lang: language })
      for (const name of askedNames) if (read(name)) query.set(name, read(name))
      return `${api}/widget/suggestions?${query}`
    },
    resultsOf: (key) => `${home}global-search-result?${new URLSearchParams({ query: key })}`,
  }
}
