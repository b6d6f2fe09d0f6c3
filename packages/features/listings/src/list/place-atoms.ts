import { type ApiClient, answerOf, type Place } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import { createSearchBox, type SearchBox } from '@edbazaar/search-core'
import { atom } from 'jotai'
import type { GooglePlace } from './google-places'

/** A place of ours, or one of Google's where a key for them is configured. */
export type SuggestedPlace = Place | GooglePlace

export const isOfGoogle = (place: SuggestedPlace): place is GooglePlace => 'googleId' in place

/** Makes a box that suggests places in India; with a key it asks Google, and us if that fails. */
export const makePlaceBoxAtom = atom((get) => {
  const api = get(apiAtom)
  return (text: string, googleKey: string | undefined): SearchBox<SuggestedPlace> => {
    const ask = (key: string, signal: AbortSignal) =>
      googleKey === undefined
        ? suggest(api, key, signal)
        : suggestOfGoogle(googleKey, key, signal).catch(() => suggest(api, key, signal))
    return createSearchBox({ text, ask, schedule })
  }
})

const maxKeyLength = 100

async function suggest(
  api: ApiClient | null,
  key: string,
  signal: AbortSignal,
): Promise<SuggestedPlace[]> {
  if (api === null) return []
  const query = { key: key.slice(0, maxKeyLength), limit: 6 }
  return answerOf(api.GET('/places/autocomplete', { params: { query }, signal }))
}

async function suggestOfGoogle(
  googleKey: string,
  key: string,
  signal: AbortSignal,
): Promise<SuggestedPlace[]> {
  const { suggestGooglePlaces } = await import('./google-places')
  return suggestGooglePlaces(googleKey, key.slice(0, maxKeyLength), signal)
}

/** Runs something later, on the browser's clock. */
function schedule(run: () => void, ms: number) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
