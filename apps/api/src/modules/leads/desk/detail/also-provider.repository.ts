import { type SQL, sql } from 'drizzle-orm'
import { kmFrom } from '../../../platform/places/distance.ts'

/** Kilometres within which another provider may compete. */
const nearKm = 25

/** Rows of `sender_listing`: the other listings that the sender works for. */
const otherListings = sql`
  select m.school_id, m.store_id from listing_member m
  join app_user u on u.id = m.user_id
  where (u.id = enquiry.user_id or lower(u.email) = lower(enquiry.email)) and m.removed_at is null
    and (m.school_id, m.store_id) is distinct from (enquiry.school_id, enquiry.store_id)`

const isNear = sql.raw(`${kmFrom('other', 'own.lat', 'own.lng')} <= ${nearKm}`)

/**
 * Whether the sender of an `enquiry` works for another school, or for a store with a product of the
 * same kind, near the listing. For a store, the kinds are that of the product that the enquiry is
 * about, or those of all its products.
 */
export const isAlsoProvider: SQL<boolean> = sql<boolean>`case
  when enquiry.school_id is not null then exists (
    select from (${otherListings}) sender_listing
    join school other on other.id = sender_listing.school_id and other.deleted_at is null
    join school own on own.id = enquiry.school_id
    where ${isNear})
  when enquiry.store_id is not null then exists (
    select from (${otherListings}) sender_listing
    join (
      select p.store_id, p.kind, coalesce(p.lat, s.lat) as lat, coalesce(p.lng, s.lng) as lng
      from product p join store s on s.id = p.store_id
      where p.deleted_at is null and s.deleted_at is null
    ) other on other.store_id = sender_listing.store_id
    join (
      select p.id, p.store_id, p.kind, coalesce(p.lat, s.lat) as lat, coalesce(p.lng, s.lng) as lng
      from product p join store s on s.id = p.store_id where p.deleted_at is null
    ) own on own.store_id = enquiry.store_id and own.kind = other.kind
      and own.id = coalesce(enquiry.product_id, own.id)
    where ${isNear})
  else false end`
