import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'

export type UnansweredRepository = ReturnType<typeof createUnansweredRepository>

/** How often queries had no results, by day. */
export function createUnansweredRepository(db: Db) {
  return {
    /** Counts a query. Once a day has `maxQueries`, only those it already has are counted. */
    async count(query: string, column: 'empty' | 'relaxed', maxQueries: number): Promise<void> {
      const [empty, relaxed] = column === 'empty' ? [1, 0] : [0, 1]
      await db.execute(sql`
        insert into search_unanswered_query (day, query, empty, relaxed)
        select (now() at time zone 'UTC')::date, ${query}, ${empty}::integer, ${relaxed}::integer
        where (select count(*) from search_unanswered_query
            where day = (now() at time zone 'UTC')::date) < ${maxQueries}::integer
          or exists (select from search_unanswered_query
            where day = (now() at time zone 'UTC')::date and query = ${query})
        on conflict (day, query) do update set
          empty = search_unanswered_query.empty + excluded.empty,
          relaxed = search_unanswered_query.relaxed + excluded.relaxed`)
    },

    /** Deletes the counts of days before the last `days`. */
    async prune(days: number): Promise<void> {
      await db.execute(sql`
        delete from search_unanswered_query
        where day < (now() at time zone 'UTC')::date - ${days}::integer`)
    },
  }
}
