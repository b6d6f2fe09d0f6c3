import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { apiAtom, type SavedPlace, savedPlaceAtom } from '@edbazaar/feature-platform'
import { createSearchBox, type SearchBox } from '@edbazaar/search-core'
import { atom } from 'jotai'
import { recentSearchesAtom } from './recent-searches'
import { type BoxSuggestion, recentSuggestion, toBoxSuggestions } from './suggestion-links'

/**
 * Creates a suggestion box that calls the API. Each box on a page has its own text. Suggestions near
 * the saved place come first. An empty box offers the recent searches of this browser.
 */
export const makeSearchBoxAtom = atom((get) => {
  const api = get(apiAtom)
  return (text: string): SearchBox<BoxSuggestion> =>
    createSearchBox({
      text,
      blank: () => get(recentSearchesAtom).map(recentSuggestion),
      ask: (key, signal) => suggest(api, key, get(savedPlaceAtom), signal),
      schedule,
    })
})

async function suggest(
  api: ApiClient | null,
  key: string,
  place: SavedPlace | null,
  signal: AbortSignal,
) {
  if (api === null) return []
  const near = place === null ? {} : { lat: place.lat, lng: place.lng }
  const query = { key: key.slice(0, maxKeyLength), ...near }
  const found = await answerOf(api.GET('/search/suggestions', { params: { query }, signal }))
  return toBoxSuggestions(found)
}

const maxKeyLength = 100

/** Runs a callback after a delay; returns a function that cancels it. */
function schedule(run: () => void, ms: number) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
