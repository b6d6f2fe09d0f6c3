import type { Facet } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import type { ActiveFilter, ListStateBase } from './list-definition'
import { messages } from './messages'

/** The active filter values with their names. A value without a known name has its number. */
export function activeFilterValues<State extends ListStateBase>(
  state: State,
  facets: readonly Facet[],
): ActiveFilter<State>[] {
  const values = facets.flatMap((facet) => facet.values)
  const names = new Map(values.map(({ id, name }) => [id, name]))
  return state.filterIds.map((id) => ({
    key: `filter-${id}`,
    label: names.get(id) ?? messages.filterNumber(id),
    without: { ...state, page: 1, filterIds: state.filterIds.filter((other) => other !== id) },
  }))
}

/** The name of the active value of a facet, if there is exactly one. */
export function onlyActiveValue(
  { filterIds }: Pick<ListStateBase, 'filterIds'>,
  facet: Facet | undefined,
): string | undefined {
  const active = facet?.values.filter(({ id }) => filterIds.includes(id))
  return active?.length === 1 ? active[0]?.name : undefined
}

/** The label of an active filter in the language of the page. */
export const filterLabel = ({ label }: Pick<ActiveFilter<unknown>, 'label'>, t: Translate) =>
  typeof label === 'string' ? label : t(label)
