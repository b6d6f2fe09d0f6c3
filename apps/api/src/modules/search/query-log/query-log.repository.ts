import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'
import type { Point } from '../../platform/places/distance.ts'

/** A list that a query asks for, and the place it names. */
export interface RequestedList {
  readonly meaning: Schema<'SearchMeaning'>
  /** Null without a place. */
  readonly point: Point | null
}

/** A query without results, with its number of searches. */
export interface UnansweredQuery {
  readonly query: string
  readonly empty: number
  readonly relaxed: number
}

/** A query whose results were seldom opened. */
export interface UnopenedQuery {
  readonly query: string
  readonly searches: number
  readonly clicks: number
}

export type QueryLogRepository = ReturnType<typeof createQueryLogRepository>

/** Degrees around a point in which a place is near: about 55 km. */
const around = 0.5
/** The rank that is stored for itself and all later ones. */
const lastRank = 11

/** Counts how often queries were searched for, by day, with and without results. */
export function createQueryLogRepository(db: Db) {
  return {
    /** Counts a query without results. Once a day has `maxQueries`, only known ones are counted. */
    async countUnanswered(
      query: string,
      column: 'empty' | 'relaxed',
      maxQueries: number,
    ): Promise<void> {
      const [empty, relaxed] = column === 'empty' ? [1, 0] : [0, 1]
      await db.execute(sql`
        insert into search_unanswered_query (day, query, empty, relaxed)
        select ${today}, ${query}, ${empty}::integer, ${relaxed}::integer
        where exists (select from search_unanswered_query where day = ${today} and query = ${query})
          or (select count(*) from search_unanswered_query where day = ${today}) < ${maxQueries}::integer
        on conflict (day, query) do update set
          empty = search_unanswered_query.empty + excluded.empty,
          relaxed = search_unanswered_query.relaxed + excluded.relaxed`)
    },

    /** Counts a query with results. Once a day has `maxQueries`, only known ones are counted. */
    async countAnswered(
      query: string,
      list: RequestedList | null,
      maxQueries: number,
    ): Promise<void> {
      const meaning = list && JSON.stringify(list.meaning)
      await db.execute(sql`
        insert into search_answered_query (day, query, searches, meaning, lat, lng)
        select ${today}, ${query}, 1, ${meaning}::jsonb, ${list?.point?.lat ?? null}::real,
          ${list?.point?.lng ?? null}::real
        where exists (select from search_answered_query where day = ${today} and query = ${query})
          or (select count(*) from search_answered_query where day = ${today}) < ${maxQueries}::integer
        on conflict (day, query) do update set
          searches = search_answered_query.searches + 1, meaning = excluded.meaning,
          lat = excluded.lat, lng = excluded.lng`)
    },

    /**
     * Counts that a result of a query was opened, `rank` from 1 if it is known; nothing for a query
     * that was not counted.
     */
    async countClick(query: string, rank: number | null): Promise<void> {
      const place = rank === null ? null : Math.min(rank, lastRank)
      const byRank =
        place === null
          ? sql``
          : sql`, clicks_by_rank[${place}::integer] = clicks_by_rank[${place}::integer] + 1`
      await db.execute(sql`
        update search_answered_query set clicks = clicks + 1 ${byRank}
        where day = ${today} and query = ${query}`)
    },

    /** The most frequent queries of the last `days` without results. */
    async unanswered(days: number, limit: number): Promise<UnansweredQuery[]> {
      const { rows } = await db.execute<{ query: string; empty: number; relaxed: number }>(sql`
        select query, sum(empty)::integer as empty, sum(relaxed)::integer as relaxed
        from search_unanswered_query where day > ${today} - ${days}::integer
        group by query order by sum(empty) desc, sum(relaxed) desc, query limit ${limit}::integer`)
      return rows
    },

    /** The queries of the last `days` with the most searches after which no result was opened. */
    async unopened(days: number, limit: number): Promise<UnopenedQuery[]> {
      const { rows } = await db.execute<{ query: string; searches: number; clicks: number }>(sql`
        select query, sum(searches)::integer as searches,
          least(sum(clicks), sum(searches))::integer as clicks
        from search_answered_query where day > ${today} - ${days}::integer
        group by query having sum(searches) > sum(clicks)
        order by sum(searches) - sum(clicks) desc, query limit ${limit}::integer`)
      return rows
    },

    /** The lists that were asked for most in the last `days`, those near a point if there is one. */
    async popularLists(
      near: Point | null,
      days: number,
      minSearches: number,
      limit: number,
    ): Promise<{ query: string; meaning: Schema<'SearchMeaning'> }[]> {
      const isNear =
        near === null
          ? sql`true`
          : sql`lat between ${near.lat - around} and ${near.lat + around}
              and lng between ${near.lng - around} and ${near.lng + around}`
      const { rows } = await db.execute<{ query: string; meaning: Schema<'SearchMeaning'> }>(sql`
        select query, (array_agg(meaning order by day desc))[1] as meaning
        from search_answered_query
        where day > ${today} - ${days}::integer and meaning is not null and ${isNear}
        group by query having sum(searches) >= ${minSearches}::integer
        order by sum(searches) desc, query limit ${limit}::integer`)
      return rows
    },

    /** Deletes the counts of days before the last `days`, and of answered queries `answeredDays`. */
    async prune(days: number, answeredDays: number): Promise<void> {
      await db.execute(sql`
        delete from search_unanswered_query where day < ${today} - ${days}::integer`)
      await db.execute(sql`
        delete from search_answered_query where day < ${today} - ${answeredDays}::integer`)
    },
  }
}
