import { type ApiClient, answerOf, type Place } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import type { GooglePlace } from '@edbazaar/feature-platform/google-places'
import { createSearchBox, type SearchBox } from '@edbazaar/search-core'
import { atom } from 'jotai'

/** One of our places, or a Google place if a key is configured. */
export type SuggestedPlace = Place | GooglePlace

export const isGooglePlace = (place: SuggestedPlace): place is GooglePlace => 'googleId' in place

/** Creates a box that suggests places in India: from Google with a key, and from our API otherwise or if Google fails. */
export const makePlaceBoxAtom = atom((get) => {
  const api = get(apiAtom)
  return (text: string, googleKey: string | undefined): SearchBox<SuggestedPlace> => {
    const ask = (key: string, signal: AbortSignal) =>
      googleKey === undefined
        ? suggest(api, key, signal)
        : suggestFromGoogle(googleKey, key, signal).catch(() => suggest(api, key, signal))
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

async function suggestFromGoogle(
  googleKey: string,
  key: string,
  signal: AbortSignal,
): Promise<SuggestedPlace[]> {
  const { suggestGooglePlaces } = await import('@edbazaar/feature-platform/google-places')
  return suggestGooglePlaces(googleKey, key.slice(0, maxKeyLength), signal)
}

/** Runs a callback after a delay; returns a function that cancels it. */
function schedule(run: () => void, ms: number) {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
