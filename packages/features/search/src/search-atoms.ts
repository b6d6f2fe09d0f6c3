import { type ApiClient, answerOf, type SuggestedSearch } from '@edbazaar/api-client'
import {
  apiAtom,
  type I18n,
  i18nAtom,
  type SavedPlace,
  savedPlaceAtom,
} from '@edbazaar/feature-platform'
import { createSearchBox, type SearchBox } from '@edbazaar/search-core'
import { atom } from 'jotai'
import { keepHighlight } from './keep-highlight'
import { loadMeaningLabel } from './meaning/load-meaning-label'
import { recentSearchesAtom } from './recent-searches'
import {
  type BoxSuggestion,
  blankSuggestions,
  type SearchLine,
  searchLine,
  toBoxSuggestions,
} from './suggestion-links'

/**
 * Creates a suggestion box that calls the API. Each box on a page has its own text. Suggestions near
 * the saved place come first. An empty box offers the recent searches of this browser, and popular
 * ones once they are loaded.
 */
export const makeSearchBoxAtom = atom((get) => {
  const api = get(apiAtom)
  return (text: string): SearchBox<BoxSuggestion> =>
    keepHighlight(
      createSearchBox({
        text,
        blank: () => blankSuggestions(get(recentSearchesAtom), get(popularAtom)?.searches ?? []),
        ask: (key, signal) =>
          suggest({ api, i18n: get(i18nAtom) }, key, get(savedPlaceAtom), signal),
        schedule,
      }),
    )
})

/** Popular searches near a place, which `near` identifies; null until they are loaded. */
const popularAtom = atom<{ near: string; searches: readonly SearchLine[] } | null>(null)

/** Loads the popular searches near the saved place, unless they are loaded. */
export const loadPopularAtom = atom(null, async (get, set) => {
  const [api, place] = [get(apiAtom), get(savedPlaceAtom)]
  const near = place === null ? '' : `${place.lat},${place.lng}`
  if (api === null || get(popularAtom)?.near === near) return
  const query = place === null ? {} : { lat: place.lat, lng: place.lng }
  const { searches } = await answerOf(api.GET('/search/popular', { params: { query } }))
  set(popularAtom, { near, searches: await labelled('Popular', searches, get(i18nAtom)) })
})

async function labelled(
  type: 'Search' | 'Popular',
  searches: readonly SuggestedSearch[],
  i18n: I18n | null,
): Promise<SearchLine[]> {
  if (i18n === null || searches.length === 0) return []
  const label = await loadMeaningLabel(i18n)
  return searches.map((search) => searchLine(type, search, label(search.meaning)))
}

async function suggest(
  { api, i18n }: { api: ApiClient | null; i18n: I18n | null },
  key: string,
  place: SavedPlace | null,
  signal: AbortSignal,
) {
  if (api === null) return []
  const near = place === null ? {} : { lat: place.lat, lng: place.lng }
  const query = { key: key.slice(0, maxKeyLength), ...near }
  const found = await answerOf(api.GET('/search/suggestions', { params: { query }, signal }))
  const { understood } = found
  return toBoxSuggestions(found, await labelled('Search', understood ? [understood] : [], i18n))
}

const maxKeyLength = 100

/** Runs a callback after a delay; returns a function that cancels it. */
function schedule(run: () => void, ms: number) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
