import { type ApiClient, answerOf, type Suggestion } from '@edbazaar/api-client'
import { apiAtom, type SavedPlace, savedPlaceAtom } from '@edbazaar/feature-platform'
import { createSearchBox, type SearchBox } from '@edbazaar/search-core'
import { atom } from 'jotai'

/**
 * Creates a suggestion box that calls the API. Each box on a page has its own text. Suggestions near
 * the saved place come first.
 */
export const makeSearchBoxAtom = atom((get) => {
  const api = get(apiAtom)
  return (text: string): SearchBox<Suggestion> =>
    createSearchBox({
      text,
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
  return answerOf(api.GET('/schools/home-autocomplete', { params: { query }, signal }))
}

const maxKeyLength = 100

/** Runs a callback after a delay; returns a function that cancels it. */
function schedule(run: () => void, ms: number) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
