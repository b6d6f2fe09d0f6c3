import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { type ListState, listPath, readListState } from './list-state'

/**
 * The list near the best match of what was typed, or the whole country for blank text. Null where
 * no place matches. Coordinates in the address tell which of several places of one name is meant.
 */
export async function resolveTypedPlace(
  api: ApiClient,
  search: URLSearchParams,
  near: string,
  signal: AbortSignal,
): Promise<string | null> {
  const state: ListState = { ...readListState(search), page: 1 }
  if (near === '') return listPath({ ...state, place: null, point: null, sort: null })
  const { point } = readListState(new URLSearchParams([...search].filter(isCoordinate)))
  const query = { key: near, limit: 1, ...point }
  const places = await answerOf(api.GET('/places/autocomplete', { params: { query }, signal }))
  const [best] = places
  return best === undefined ? null : listPath({ ...state, place: best.slug, point: null })
}

function isCoordinate([name]: [string, string]): boolean {
  return name === 'lat' || name === 'lng'
}
