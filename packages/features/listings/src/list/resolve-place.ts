import { type ApiClient, answerOf } from '@edbazaar/api-client'
import {
  type ListDefinition,
  type ListResult,
  type ListStateBase,
  withoutPlace,
  withPlace,
} from './list-definition'

interface TypedPlace {
  /** The address in which the place was typed. */
  search: URLSearchParams
  near: string
}

/**
 * The list near the best match of what was typed, or the whole country for blank text. Null where
 * no place matches. Coordinates in the address tell which of several places of one name is meant.
 */
export async function resolveTypedPlace<State extends ListStateBase, Result extends ListResult>(
  listing: ListDefinition<State, Result>,
  api: ApiClient,
  { search, near }: TypedPlace,
  signal: AbortSignal,
): Promise<string | null> {
  const state: State = { ...listing.read(search), page: 1 }
  if (near === '') return listing.path({ ...withoutPlace(state), sort: null })
  const { point } = listing.read(new URLSearchParams([...search].filter(isCoordinate)))
  const query = { key: near, limit: 1, ...point }
  const places = await answerOf(api.GET('/places/autocomplete', { params: { query }, signal }))
  const [best] = places
  return best === undefined ? null : listing.path(withPlace(state, best.slug))
}

function isCoordinate([name]: [string, string]): boolean {
  return name === 'lat' || name === 'lng'
}
