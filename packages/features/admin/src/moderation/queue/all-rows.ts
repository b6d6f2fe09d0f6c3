import type { CaseList, CaseRow } from '../case-types'
import { queryOf } from './queue-url'
import type { Queue } from './use-queue'

const perPage = 100

type Page = (
  query: ReturnType<typeof queryOf> & { page: number; per_page: number },
) => Promise<CaseList>

/** Every row of the current filters, up to a limit: page after page, so that the API is not flooded. */
export async function allRows(
  { place, state }: Pick<Queue, 'place' | 'state'>,
  limit: number,
  load: Page,
): Promise<CaseRow[]> {
  const query = queryOf(place, state)
  const rows: CaseRow[] = []
  for (let page = 1; rows.length < limit; page += 1) {
    const { data, totalPages } = await load({ ...query, page, per_page: perPage })
    rows.push(...data)
    if (page >= totalPages) break
  }
  return rows.slice(0, limit)
}
