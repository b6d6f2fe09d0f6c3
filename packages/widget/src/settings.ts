import { messages } from './messages'

/** What the attributes of an element come to. */
export type Settings = ReturnType<typeof settingsOf>

/** The site of a script at `https://edbazaar.in/widget/1.0.0/edbazaar-search.js`. */
const [, homeOfScript = ''] =
  /^(http.*\/)widget\/[^/]+\/edbazaar-search\.js/.exec(import.meta.url) ?? []

/** Reads the attributes of an element. */
export function settingsOf(element: HTMLElement) {
  const read = (name: string) => element.getAttribute(name) ?? ''
  const language = element.closest<HTMLElement>('[lang|=hi]') ? 'hi' : 'en'
  const words = messages[language]
  const api = read('api').replace(/\/$/, '') || `${homeOfScript}api`
  return {
    words,
    language,
    label: words.labels[read('kind')] ?? words.labels.all ?? '',
    placeholder: read('placeholder') || words.placeholder,
    /** Where pages open. */
    target: read('target'),
    /** The front page of EdBazaar, with a slash at its end. */
    home: api.replace(/api$/, ''),
    /** Where suggestions for a text are asked for. */
    addressOf(key: string) {
      const query = new URLSearchParams({ key, lang: language })
      for (const name of ['kind', 'place', 'radius', 'limit', 'partner']) {
        if (read(name)) query.set(name, read(name))
      }
      return `${api}/widget/suggestions?${query}`
    },
  }
}
