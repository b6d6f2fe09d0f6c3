import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { filterRequests } from '../../../db/schema/index.ts'
import type { Section } from '../../catalogue/filters/filter-section.ts'

export type FilterRequestsRepository = ReturnType<typeof createFilterRequestsRepository>
type NewFilterRequest = Pick<
  typeof filterRequests.$inferInsert,
  'userId' | 'section' | 'name' | 'category' | 'value'
>

export function createFilterRequestsRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Returns the id, or undefined if the user waits for the value, in any case. */
    async add(tx: Db, request: NewFilterRequest): Promise<number | undefined> {
      const [added] = await tx
        .insert(filterRequests)
        .values(request)
        .onConflictDoNothing()
        .returning({ id: filterRequests.id })
      return added?.id
    },

    /** A user's requests that an admin has not decided, for the school, store or product `name`. */
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
