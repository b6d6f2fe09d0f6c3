import type { TableState } from '@edbazaar/feature-list-kit/table'

type SortText<State> = State extends { sort: { column: infer Column extends string } }
  ? Column | `-${Column}`
  : never

/** The query of a table's requests: what its URL holds, without filters that are not set. */
export type TableQuery<State extends TableState> = {
  [Filter in Exclude<keyof State, keyof TableState>]?: NonNullable<State[Filter]>
} & { q?: string; sort: SortText<State>; page?: number; per_page?: number }

/** The query of the rows on all pages. */
export function tableQuery<State extends TableState>({
  q,
  sort,
  page: _,
  ...filters
}: State): TableQuery<State> {
  const set = Object.entries(filters).filter(([, value]) => value !== null)
  return {
    ...Object.fromEntries(set),
    ...(q !== '' && { q }),
    sort: `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
  } as TableQuery<State>
}
