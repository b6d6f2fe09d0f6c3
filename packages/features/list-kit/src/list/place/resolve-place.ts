import { type ApiClient, answerOf } from '@edbazaar/api-client'
import type { ListDefinition, ListResult, ListStateBase } from '../list-definition'
import { withoutPlace, withPlace } from './location'

interface TypedPlace {
  /** The query of the URL in which the place was typed. */
  search: URLSearchParams
  near: string
}

/**
 * The path of the list near the best match of a typed place, or of the whole country for blank text;
 * null if no place matches. Coordinates in the URL choose between places with the same name.
 */
export async function resolveTypedPlace<State extends ListStateBase, Result extends ListResult>(
  definition: ListDefinition<State, Result>,
  api: ApiClient,
  { search, near }: TypedPlace,
  signal: AbortSignal,
): Promise<string | null> {
  const state: State = { ...definition.url.read(search), page: 1 }
  if (near === '') return definition.url.pathOf({ ...withoutPlace(state), sort: null })
  const { point } = definition.url.read(new URLSearchParams([...search].filter(isCoordinate)))
  const here = point && { lat: point.lat, lng: point.lng }
  const query = { key: near, limit: 1, ...here }
  const places = await answerOf(api.GET('/places/autocomplete', { params: { query }, signal }))
  const [best] = places
  return best === undefined ? null : definition.url.pathOf(withPlace(state, best.slug))
}

function isCoordinate([name]: [string, string]): boolean {
  return name === 'lat' || name === 'lng'
}
