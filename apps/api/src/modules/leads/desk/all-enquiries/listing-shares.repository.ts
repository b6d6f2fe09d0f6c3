import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { isReceived } from '../../../../db/enquiry-conditions.ts'

/** The share of a listing's enquiries that its desk marked as not valid or as lost. */
export interface ListingShare {
  readonly invalidShare: number
  readonly lostShare: number
  readonly isUnusual: boolean
}

interface OfListing {
  readonly schoolId: number | null
  readonly storeId: number | null
}

export const shareKey = ({ schoolId, storeId }: OfListing) => `${schoolId ?? 0}:${storeId ?? 0}`

/** A share of fewer enquiries means little and could identify a person. */
const fewestEnquiries = 5
/** So many enquiries of a listing must be marked before its share can be unusual. */
const fewestMarked = 3

/** A share of marked enquiries is unusual above `times` times the median of its kind. */
const isAbove = (state: 'invalid' | 'lost', times: number): SQL => {
  const [marked, median] = [sql.raw(`listing.${state}`), sql.raw(`usual.${state}`)]
  return sql`(${marked} >= ${sql.raw(`${fewestMarked}`)}
    and ${marked}::float / n > ${sql.raw(`${times}`)} * ${median})`
}

/**
 * The shares of every listing, beside three times the median of all listings of its kind; and whether
 * the share marked as invalid is above twice the median.
 */
const shares: SQL = sql`(
  with listing as (
    select coalesce(school_id, 0) as school_id, coalesce(store_id, 0) as store_id,
      school_id is not null as is_school,
      count(*) as n, count(*) filter (where state = 'invalid') as invalid,
      count(*) filter (where state = 'lost') as lost
    from enquiry
    where ${isReceived()} and (school_id is not null or store_id is not null)
    group by school_id, store_id having count(*) >= ${sql.raw(`${fewestEnquiries}`)}),
  usual as (
    select is_school, percentile_cont(0.5) within group (order by invalid::float / n) as invalid,
      percentile_cont(0.5) within group (order by lost::float / n) as lost
    from listing group by is_school)
  select listing.school_id, listing.store_id, listing.invalid::float / n as invalid_share,
    listing.lost::float / n as lost_share,
    ${isAbove('invalid', 3)} as is_invalid_unusual, ${isAbove('lost', 3)} as is_lost_unusual,
    ${isAbove('invalid', 3)} or ${isAbove('lost', 3)} as is_unusual,
    ${isAbove('invalid', 2)} as marks_often
  from listing join usual using (is_school))`

/** The listings with an unusual share, as pairs of a school and a store, of which one is 0. */
export const unusualListings: SQL = sql`select share.school_id, share.store_id
  from ${shares} share where share.is_unusual`

/** The unusual shares: one row for each listing and mark, with the share in per cent. */
export const unusualShares: SQL = sql`
  select case when share.school_id > 0 then 'school' else 'store' end as kind,
    greatest(share.school_id, share.store_id) as id, marks.code, round(marks.share * 100) as amount
  from ${shares} share cross join lateral (values
    ('many_invalid', share.invalid_share, share.is_invalid_unusual),
    ('many_lost', share.lost_share, share.is_lost_unusual)) as marks (code, share, is_unusual)
  where marks.is_unusual`

/** The shares of the listings of some enquiries, by `shareKey`. */
export async function listingShares(
  db: Db,
  ids: readonly number[],
): Promise<Map<string, ListingShare>> {
  const { rows } = await db.execute<
    { key: string } & { [Key in keyof ListingShare]: ListingShare[Key] }
  >(sql`
    select share.school_id || ':' || share.store_id as key, share.invalid_share as "invalidShare",
      share.lost_share as "lostShare", share.is_unusual as "isUnusual"
    from ${shares} share
    where (share.school_id, share.store_id) in (
      select coalesce(school_id, 0), coalesce(store_id, 0) from enquiry
      where id = any(${sql.param([...ids])}::integer[]))`)
  return new Map(rows.map(({ key, ...share }) => [key, share]))
}

/** Whether the listing of an enquiry marks more than twice the median share as invalid. */
export async function marksOften(tx: Db, enquiryId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ marksOften: boolean }>(sql`
    select share.marks_often as "marksOften" from ${shares} share join enquiry
      on share.school_id = coalesce(enquiry.school_id, 0)
      and share.store_id = coalesce(enquiry.store_id, 0)
    where enquiry.id = ${enquiryId}`)
  return rows[0]?.marksOften ?? false
}
