import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { rateLimitCounters } from '../../../db/schema/index.ts'

export type LimitsRepository = ReturnType<typeof createLimitsRepository>

export function createLimitsRepository(db: Db) {
  return {
    increment(key: string, seconds: number) {
      return this.countMany(key, 1, seconds)
    },

    /** Adds to the counter of the current window, or starts a new one; deletes ended windows. */
    async countMany(
      key: string,
      many: number,
      seconds: number,
    ): Promise<{ count: number; secondsLeft: number }> {
      const { rows } = await db.execute<{ count: number; secondsLeft: number }>(sql`
        with over as (
          delete from rate_limit_counter where ends_at < now() - interval '1 minute' and key <> ${key})
        insert into rate_limit_counter (key, count, ends_at)
        values (${key}, ${many}, now() + make_interval(secs => ${seconds}))
        on conflict (key) do update set
          count = case when rate_limit_counter.ends_at <= now() then excluded.count
            else rate_limit_counter.count + excluded.count end,
          ends_at = case when rate_limit_counter.ends_at <= now() then excluded.ends_at
            else rate_limit_counter.ends_at end
        returning count, ceil(extract(epoch from ends_at - now()))::integer as "secondsLeft"`)
      return rows[0] ?? { count: many, secondsLeft: seconds }
    },

    /** Subtracts one in the current window. */
    async decrement(key: string): Promise<void> {
      await db
        .update(rateLimitCounters)
        .set({ count: sql`${rateLimitCounters.count} - 1` })
        .where(
          and(
            eq(rateLimitCounters.key, key),
            gt(rateLimitCounters.count, 0),
            gt(rateLimitCounters.endsAt, sql`now()`),
          ),
        )
    },

    /** Whether there is a counter in a current window. */
    async isCounted(key: string): Promise<boolean> {
      const counted = await db
        .select({ count: rateLimitCounters.count })
        .from(rateLimitCounters)
        .where(and(eq(rateLimitCounters.key, key), gt(rateLimitCounters.endsAt, sql`now()`)))
      return counted.length > 0
    },
  }
}
