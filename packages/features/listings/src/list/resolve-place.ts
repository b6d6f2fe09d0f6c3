import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { around, everywhere, type ListAnswer, type Listing, type ListStateBase } from './listing'

interface TypedPlace {
  /** The address in which the place was typed. */
  search: URLSearchParams
  near: string
}

/**
 * The list near the best match of what was typed, or the whole country for blank text. Null where
 * no place matches. Coordinates in the address tell which of several places of one name is meant.
 */
export async function resolveTypedPlace<State extends ListStateBase, Answer extends ListAnswer>(
  listing: Listing<State, Answer>,
  api: ApiClient,
  { search, near }: TypedPlace,
  signal: AbortSignal,
): Promise<string | null> {
  const state: State = { ...listing.read(search), page: 1 }
  if (near === '') return listing.path({ ...everywhere(state), sort: null })
  const { point } = listing.read(new URLSearchParams([...search].filter(isCoordinate)))
  const query = { key: near, limit: 1, ...point }
  const places = await answerOf(api.GET('/places/autocomplete', { params: { query }, signal }))
  const [best] = places
  return best === undefined ? null : listing.path(around(state, best.slug))
}

function isCoordinate([name]: [string, string]): boolean {
  return name === 'lat' || name === 'lng'
}
