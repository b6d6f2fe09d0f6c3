import { type ApiClient, answerOf, type Place } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import { createSearchBox, type SearchBox } from '@edbazaar/search-core'
import { atom } from 'jotai'

/** Makes a box that suggests places in India. */
export const makePlaceBoxAtom = atom((get) => {
  const api = get(apiAtom)
  return (text: string): SearchBox<Place> =>
    createSearchBox({ text, ask: (key, signal) => suggest(api, key, signal), schedule })
})

const longestKey = 100

async function suggest(api: ApiClient | null, key: string, signal: AbortSignal) {
  if (api === null) return []
  const query = { key: key.slice(0, longestKey), limit: 6 }
  return answerOf(api.GET('/places/autocomplete', { params: { query }, signal }))
}

/** Runs something later, on the browser's clock. */
function schedule(run: () => void, ms: number) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
