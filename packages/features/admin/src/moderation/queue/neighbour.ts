import type { CaseRow } from '../case-types'

/** The id of the case after or before another; of the first one if that is not in the list. */
export function neighbourOf(
  rows: readonly Pick<CaseRow, 'id'>[],
  id: number | null,
  by: 1 | -1,
): number | undefined {
  const at = rows.findIndex((row) => row.id === id)
  return (at === -1 ? rows[0] : rows[at + by])?.id
}
