import type { ApiClient } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import type { TablePage, TableState } from '@edbazaar/feature-list-kit/table'
import { apiAtom } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { type TableQuery, tableQuery } from './table-query'

const perPage = 100

type List<State extends TableState> = (
  api: ApiClient,
  query: TableQuery<State>,
  signal: AbortSignal,
) => Promise<TablePage<{ readonly id: number }>>

/** Loads the ids of every row of the search and the filters, up to a limit; null after a failure. */
export function useMatchingIds<State extends TableState>(list: List<State>, state: State) {
  const store = useStore()
  const { showFailure } = useFailureToast()
  return async (limit: number): Promise<string[] | null> => {
    const api = store.get(apiAtom)
    if (api === null) return null
    const { signal } = new AbortController()
    const ids: string[] = []
    try {
      // Page after page, so that the API is not flooded.
      for (let page = 1; ids.length < limit; page += 1) {
        const query = { ...tableQuery(state), page, per_page: perPage }
        const { data, totalPages } = await list(api, query, signal)
        ids.push(...data.map(({ id }) => `${id}`))
        if (page >= totalPages) break
      }
    } catch (cause) {
      showFailure(cause)
      return null
    }
    return ids.slice(0, limit)
  }
}
