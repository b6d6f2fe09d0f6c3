import { sql } from 'drizzle-orm'
import { type ListingOfMembers, listingKey, requireListingOf } from '../../../../caller.ts'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { holidays, quietAfter, workingDaysBefore } from './working-days.ts'

export type AnswerRatesRepository = ReturnType<typeof createAnswerRatesRepository>
type AnswerRate = Schema<'AnswerRate'>

/** Below it, a rate says too little, and too much about single applicants. */
const fewestApplicants = 5

interface RateRow extends Record<string, unknown> {
  readonly school_id: number | null
  readonly store_id: number | null
  readonly answered: number
  readonly applicants: number
  readonly working_days: number | null
}

/** The answer rates of employers. */
export function createAnswerRatesRepository(db: Db) {
  /** By `listingKey`; listings with fewer than five applicants are missing. */
  async function of(listings: readonly ListingOfMembers[]): Promise<Map<string, AnswerRate>> {
    const idsOf = (kind: ListingOfMembers['kind']) =>
      sql.param(listings.filter((each) => each.kind === kind).map(({ id }) => id))
    if (listings.length === 0) return new Map()
    const quiet = workingDaysBefore(new Date(), quietAfter)
    const { rows } = await db.execute<RateRow>(sql`
      select j.school_id, j.store_id, count(a.answered_at)::integer as answered,
        count(*)::integer as applicants,
        percentile_disc(0.9) within group (order by waited.days) filter (where a.answered_at is not null)
          as working_days
      from application a join job j on j.id = a.job_id
      cross join lateral (
        select count(*)::integer as days from generate_series(
          (a.submitted_at at time zone 'Asia/Kolkata')::date + 1,
          (a.answered_at at time zone 'Asia/Kolkata')::date, '1 day') day
        where extract(isodow from day) < 6
          and to_char(day, 'MM-DD') <> all(${sql.param([...holidays])}::text[])) waited
      where (j.school_id = any(${idsOf('school')}::integer[]) or j.store_id = any(${idsOf('store')}::integer[]))
        and a.submitted_at > now() - interval '1 year' and not is_held(a)
        and (a.answered_at is not null or (a.submitted_at < ${quiet} and a.state <> 'withdrawn'))
      group by j.school_id, j.store_id having count(*) >= ${fewestApplicants}`)
    return new Map(
      rows.map(({ school_id: school, store_id: store, ...rate }) => [
        listingKey(requireListingOf({ schoolId: school, storeId: store })),
        rate,
      ]),
    )
  }

  return {
    of,

    /** Null with fewer than five applicants. */
    ofListing: async (listing: ListingOfMembers | null): Promise<AnswerRate | null> =>
      listing === null ? null : ((await of([listing])).get(listingKey(listing)) ?? null),
  }
}
