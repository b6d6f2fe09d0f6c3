import { invalid } from '../../../app-error.ts'
import { sortedIds } from '../../catalogue/filters/derived-values.ts'
import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import type { ProductKind } from '../../catalogue/products/product-kinds.ts'
import { sections } from '../../catalogue/products/product-shapes.ts'

/**
 * The chosen filter values, sorted. Values chosen earlier may stay, even if they are no longer
 * offered. Throws `invalid_request` for values that do not belong to the kind.
 */
export function chosenFilters(
  catalogue: FilterCatalogue,
  kind: ProductKind,
  ids: readonly number[],
  current: readonly number[] = [],
): number[] {
  const offered = valuesOf(catalogue, kind).map(({ id }) => id)
  const allowed = new Set([...offered, ...current])
  if (ids.some((id) => !allowed.has(id)))
    throw invalid('filter_ids', `must be values of the filters of ${sections[kind]}`)
  return sortedIds(ids)
}

/**
 * The values with the same names among the filters of another kind. Throws `invalid_request` if one
 * is missing there, so that no chosen value is lost silently.
 */
export function filtersOfOtherKind(
  catalogue: FilterCatalogue,
  from: ProductKind,
  to: ProductKind,
  ids: readonly number[],
): number[] {
  if (from === to) return [...ids]
  const [before, after] = [valuesOf(catalogue, from), valuesOf(catalogue, to)]
  const chosen = before.filter(({ id }) => ids.includes(id))
  const sameValueOf = ({ filter, name }: Value) =>
    after.find((other) => other.filter === filter && other.name === name)
  const lost = chosen.filter((value) => !sameValueOf(value))
  if (lost.length > 0)
    throw invalid(
      'kind',
      `would lose filter values that ${sections[to]} do not have: ${lost.map(({ name }) => name).join(', ')}. Remove them from the filters first`,
    )
  return sortedIds(chosen.flatMap((value) => sameValueOf(value)?.id ?? []))
}

interface Value {
  readonly id: number
  readonly name: string
  /** The name of its filter. */
  readonly filter: string
}

const valuesOf = (catalogue: FilterCatalogue, kind: ProductKind): Value[] =>
  catalogue
    .filtersOf(sections[kind])
    .flatMap(({ name: filter, values }) => values.map(({ id, name }) => ({ id, name, filter })))
