import { type FilterInUse, isNear, type ListStateBase, radii } from './listing'

/** A way to find something where the list is empty. */
export type Loosening =
  | { kind: 'radius'; radius: number; total: number }
  | { kind: 'filter'; key: string; total: number }

const mostAsked = 4

/**
 * What would bring results: the nearest wider circle that holds any, and each filter whose absence
 * does. The wider circle first, then the filters that bring most.
 */
export async function findLoosenings<State extends ListStateBase>(
  state: State,
  filters: readonly FilterInUse<State>[],
  count: (state: State) => Promise<number>,
): Promise<Loosening[]> {
  const [wider, ...dropped] = await Promise.all([
    isNear(state) ? nearestWider(state, count) : null,
    ...filters.slice(0, mostAsked).map(async ({ key, without }): Promise<Loosening> => {
      return { kind: 'filter', key, total: await count(without) }
    }),
  ])
  const useful = dropped.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  return wider ? [wider, ...useful] : useful
}

async function nearestWider<State extends ListStateBase>(
  state: State,
  count: (state: State) => Promise<number>,
): Promise<Loosening | null> {
  for (const radius of radii.filter((wider) => wider > (state.radius ?? 0))) {
    const total = await count({ ...state, radius, page: 1 })
    if (total > 0) return { kind: 'radius', radius, total }
  }
  return null
}
