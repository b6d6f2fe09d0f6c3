import { invalid } from '../../../app-error.ts'
import type { FilterCatalogue } from '../../catalogue/filters/filters.service.ts'
import { sections } from '../../catalogue/products/product-shapes.ts'
import type { ProductKind } from '../../catalogue/products/products.repository.ts'

/**
 * Filter values that may be chosen for a kind, in their order; what was chosen before may stay, even
 * where it is not offered any more. Throws `invalid_request`.
 */
export function chosenFilters(
  catalogue: FilterCatalogue,
  kind: ProductKind,
  ids: readonly number[],
  before: readonly number[] = [],
): number[] {
  const offered = valuesOf(catalogue, kind).map(({ id }) => id)
  const known = new Set([...offered, ...before])
  if (ids.some((id) => !known.has(id)))
    throw invalid('filter_ids', `must be values of the filters of ${sections[kind]}`)
  return sorted(ids)
}

/**
 * The same choices among the filters of another kind. Throws `invalid_request` where that has no
 * such values: nothing that somebody chose is lost unasked.
 */
export function movedFilters(
  catalogue: FilterCatalogue,
  from: ProductKind,
  to: ProductKind,
  ids: readonly number[],
): number[] {
  if (from === to) return [...ids]
  const [before, after] = [valuesOf(catalogue, from), valuesOf(catalogue, to)]
  const chosen = before.filter(({ id }) => ids.includes(id))
  const twinOf = ({ filter, name }: Value) =>
    after.find((other) => other.filter === filter && other.name === name)
  const lost = chosen.filter((value) => !twinOf(value))
  if (lost.length > 0)
    throw invalid(
      'kind',
      `would lose what ${sections[to]} can’t have: ${lost.map(({ name }) => name).join(', ')}. Please take that out of the filters first`,
    )
  return sorted(chosen.flatMap((value) => twinOf(value)?.id ?? []))
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

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)
