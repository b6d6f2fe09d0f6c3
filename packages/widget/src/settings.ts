import { type AttributeNames, askedNames, placeNames } from './attributes'
import { type Messages, messages } from './messages'
import type { View } from './view'

/** Settings derived from the attributes of an element. */
export interface Settings {
  words: Messages
  /** URL of the suggestions for a text. */
  addressOf: (key: string) => string
  /** URL of the results for a text, until a response provides it. */
  resultsOf: (key: string) => string
}

/** The origin of a script at `https://edbazaar.in/widget/1.0.0/edbazaar-search.js`. */
const [, homeOfScript = ''] =
  /^(http.*\/)widget\/[^/]+\/edbazaar-search\.js/.exec(import.meta.url) ?? []

/** Reads the attributes of an element and updates the view. */
export function applySettings(element: HTMLElement, view: View): Settings {
  const read = (name: string) => element.getAttribute(name) ?? ''
  const language = element.closest('[lang|=hi]') ? 'hi' : 'en'
  const words = messages[language]
  const kind = read('kind') || 'all'
  const api = read('api').replace(/\/$/, '') || `${homeOfScript}api`
  /** URL of EdBazaar's home page, with a trailing slash. */
  const home = api.replace(/api$/, '')
  view.card.lang = language
  view.label.textContent = words.find.join(words.kindNames[kind] ?? kind)
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
    addressOf: (key) =>
      `${api}/widget/suggestions?${withAttributes({ key, lang: language }, askedNames)}`,
    resultsOf: (query) => `${home}global-search-result?${withAttributes({ query }, placeNames)}`,
  }
  /** A query string that also has the attributes that are set. */
  function withAttributes(parameters: Record<string, string>, names: AttributeNames) {
    const query = new URLSearchParams(parameters)
    for (const name of names) if (read(name)) query.set(name, read(name))
    return query
  }
}
