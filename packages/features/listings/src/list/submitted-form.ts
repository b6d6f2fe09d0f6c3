import type { ListDefinition, ListResult, ListStateBase } from './list-definition'
import { pathNearTypedPlace } from './typed-place'

/**
 * Fields by which the form tells what stood in it before, and where its sliders end: a browser
 * without scripts sends every field, chosen or not.
 */
export const previousFields = {
  near: 'near_was',
  sort: 'sort_was',
  radius: 'radius_was',
  feeTop: 'fee_top',
} as const

/**
 * The address that says what a form without scripts asked for; null for an address that is not of
 * that form. What was typed as a place stays in it, to be looked up.
 */
export function submittedPath<State extends ListStateBase, Result extends ListResult>(
  listing: ListDefinition<State, Result>,
  search: URLSearchParams,
): string | null {
  if (!Object.values(previousFields).some((name) => search.has(name))) return null
  const asked = new URLSearchParams(search)
  const near = asked.get('near')?.trim() ?? ''
  const isTyped = near !== (asked.get(previousFields.near)?.trim() ?? '')
  for (const name of ['near', 'sort', 'radius'] as const) {
    if (asked.get(name) === asked.get(previousFields[name])) asked.delete(name)
  }
  if (asked.get('fee_max') === asked.get(previousFields.feeTop)) asked.delete('fee_max')
  if (isTyped) asked.delete('page')
  const path = listing.path(listing.read(asked))
  return isTyped ? pathNearTypedPlace(path, near) : path
}
