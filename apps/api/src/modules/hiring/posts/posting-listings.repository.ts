import { type SQL, sql } from 'drizzle-orm'
import type { ListingOfMembers, MemberRole } from '../../../caller.ts'
import type { Db } from '../../../db/connect.ts'
import { hasPublicModeration } from '../../../db/public-moderation.ts'

export type PostingListingsRepository = ReturnType<typeof createPostingListingsRepository>

/** A school or store as the employer of a job. */
export interface EmployerRow extends Record<string, unknown> {
  readonly kind: 'school' | 'store'
  readonly id: number
  readonly name: string
  readonly city: string | null
  readonly district: string | null
  readonly state: string | null
  readonly lat: number | null
  readonly lng: number | null
  /** The place of its jobs, in words. */
  readonly location: string
  readonly ownerId: number | null
  readonly isPublic: boolean
  /** Claimed, or older than 14 days and approved once. */
  readonly isReviewed: boolean
  /** Number of its jobs that have been live. */
  readonly reviewedJobs: number
  /** Null if the user is not a member. */
  readonly memberRole: MemberRole | 'owner' | null
}

const placeOf = (listing: SQL) => sql`coalesce(
  nullif(concat_ws(', ', nullif(${listing}.location, ''),
    case when position(lower(${listing}.city) in lower(coalesce(${listing}.location, ''))) = 0
      then ${listing}.city end), ''),
  nullif(concat_ws(', ', ${listing}.city, ${listing}.state), ''), 'India')`

const jobsOf = (column: 'school_id' | 'store_id', listing: SQL) => sql`(
  select count(*)::integer from job where job.${sql.identifier(column)} = ${listing}.id
    and job.published_at is not null and ${hasPublicModeration(sql`job.moderation`)})`

const isOldAndApproved = (listing: SQL) => sql`(
  ${listing}.created_at <= now() - interval '14 days'
  and (${listing}.moderation = 'approved' or ${listing}.approved_revision is not null))`

const employers = (userId: number) => sql`(
  select 'school' as kind, s.id, s.name, s.city, s.district, s.state, s.lat, s.lng,
    ${placeOf(sql`s`)} as location, s.owner_id as "ownerId", is_public(s) as "isPublic",
    exists (select from school_claim c where c.school_id = s.id and c.result = 'granted')
      or ${isOldAndApproved(sql`s`)} as "isReviewed",
    ${jobsOf('school_id', sql`s`)} as "reviewedJobs",
    (select role from listing_member m where m.school_id = s.id and m.user_id = ${userId}
      and m.removed_at is null) as "memberRole"
  from school s where s.deleted_at is null
  union all
  select 'store', s.id, s.brand_name, s.city, s.district, s.state, s.lat, s.lng,
    ${placeOf(sql`s`)}, s.owner_id, is_public(s), ${isOldAndApproved(sql`s`)},
    ${jobsOf('store_id', sql`s`)},
    (select role from listing_member m where m.store_id = s.id and m.user_id = ${userId}
      and m.removed_at is null)
  from store s where s.deleted_at is null) employer`

/** The schools and stores that post jobs. */
export function createPostingListingsRepository(db: Db) {
  return {
    async find(listing: ListingOfMembers, userId: number, tx: Db = db) {
      const { rows } = await tx.execute<EmployerRow>(sql`
        select * from ${employers(userId)}
        where kind = ${listing.kind} and id = ${listing.id}`)
      return rows[0]
    },

    /** Those that the user works for, by name. */
    async ofMember(userId: number): Promise<EmployerRow[]> {
      const { rows } = await db.execute<EmployerRow>(sql`
        with mine as materialized (
          select case when school_id is null then 'store' else 'school' end as kind,
            coalesce(school_id, store_id) as id
          from listing_member where user_id = ${userId} and removed_at is null)
        select employer.* from mine join ${employers(userId)} using (kind, id)
        order by employer.name, employer.kind, employer.id`)
      return rows
    },
  }
}
