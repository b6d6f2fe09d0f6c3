import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { filters, filterValues } from '../../../../db/schema/filters.ts'
import { type BoardIds, knownBoards } from '../cleaning/boards.ts'

/** The values of the Board filter. */
export async function readBoards(db: Db): Promise<BoardIds> {
  const values = await db
    .select({ id: filterValues.id, name: filterValues.name })
    .from(filterValues)
    .innerJoin(filters, eq(filters.id, filterValues.filterId))
    .where(
      and(
        eq(filters.section, 'schools'),
        eq(filters.name, 'Board'),
        eq(filterValues.isShown, true),
      ),
    )
  return knownBoards(values)
}
