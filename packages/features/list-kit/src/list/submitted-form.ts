import { pathNearTypedPlace } from '@edbazaar/feature-platform'
import type { ListDefinition, ListResult, ListStateBase } from './list-definition'

/**
 * Hidden fields with the previous values and the slider maximum: without scripts a browser sends every
 * field, changed or not.
 */
export const previousFields = {
  near: 'near_was',
  sort: 'sort_was',
  radius: 'radius_was',
  feeTop: 'fee_top',
} as const

/**
 * The path for a form submitted without scripts; null if the query is not from that form. A typed
 * place stays in it, to be looked up.
 */
export function submittedPath<State extends ListStateBase, Result extends ListResult>(
  definition: ListDefinition<State, Result>,
  search: URLSearchParams,
): string | null {
  if (!Object.values(previousFields).some((name) => search.has(name))) return null
  const params = new URLSearchParams(search)
  const near = params.get('near')?.trim() ?? ''
  const isTyped = near !== (params.get(previousFields.near)?.trim() ?? '')
  for (const name of ['near', 'sort', 'radius'] as const) {
    if (params.get(name) === params.get(previousFields[name])) params.delete(name)
  }
  if (params.get('fee_max') === params.get(previousFields.feeTop)) params.delete('fee_max')
  if (isTyped) params.delete('page')
  const path = definition.url.pathOf(definition.url.read(params))
  return isTyped ? pathNearTypedPlace(path, near) : path
}
