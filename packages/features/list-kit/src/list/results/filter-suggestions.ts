import type { ActiveFilter, ListStateBase } from '../list-definition'
import { hasLocation, radii } from '../place/location'

/** A relaxed filter that returns results: a wider radius, or one filter removed. */
export type FilterSuggestion =
  | { kind: 'radius'; radius: number; total: number }
  | { kind: 'filter'; key: string; total: number }

const maxFiltersTried = 4

/**
 * Finds suggestions for an empty list: the smallest wider radius with results first, then the filters
 * to remove, sorted by their number of results.
 */
export async function findFilterSuggestions<State extends ListStateBase>(
  state: State,
  filters: readonly ActiveFilter<State>[],
  count: (state: State) => Promise<number>,
): Promise<FilterSuggestion[]> {
  const [wider, ...removed] = await Promise.all([
    hasLocation(state) ? findWiderRadius(state, count) : null,
    ...filters
      .slice(0, maxFiltersTried)
      .map(async ({ key, without }): Promise<FilterSuggestion> => {
        return { kind: 'filter', key, total: await count(without) }
      }),
  ])
  const useful = removed.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  return wider ? [wider, ...useful] : useful
}

async function findWiderRadius<State extends ListStateBase>(
  state: State,
  count: (state: State) => Promise<number>,
): Promise<FilterSuggestion | null> {
  for (const radius of radii.filter((wider) => wider > (state.radius ?? 0))) {
    const total = await count({ ...state, radius, page: 1 })
    if (total > 0) return { kind: 'radius', radius, total }
  }
  return null
}
