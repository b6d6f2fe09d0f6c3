import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { filterRequests } from '../../../db/schema/index.ts'
import type { Section } from '../../catalogue/filters/filters.repository.ts'

export type FilterRequestsRepository = ReturnType<typeof createFilterRequestsRepository>
type Wish = Pick<
  typeof filterRequests.$inferInsert,
  'userId' | 'section' | 'name' | 'category' | 'value'
>

export function createFilterRequestsRepository(db: Db) {
  return {
    /** Keeps a wish; the same one of the same user, however written, is kept once. */
    async add(wish: Wish): Promise<void> {
      await db.insert(filterRequests).values(wish).onConflictDoNothing()
    },

    /** Wishes of a user that wait for an administrator, for a school, store or product. */
    pendingOf: (userId: number, sections: readonly Section[], name: string) =>
      db
        .select({
          category: filterRequests.category,
          value: filterRequests.value,
          section: filterRequests.section,
        })
        .from(filterRequests)
        .where(
          and(
            eq(filterRequests.userId, userId),
            eq(filterRequests.status, 'pending'),
            inArray(filterRequests.section, [...sections]),
            sql`lower(${filterRequests.name}) = lower(${name})`,
          ),
        )
        .orderBy(asc(filterRequests.createdAt), asc(filterRequests.id)),
  }
}
