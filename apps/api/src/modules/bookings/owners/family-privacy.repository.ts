import { type SQL, sql } from 'drizzle-orm'

/** When the store that a consent `c` names last got another owner, if that was after it was given; or null. */
const ownerChangedAt: SQL = sql`(
  select max(o.at) from listing_owner_change o
  where o.store_id = c.recipient_store_id and o.at > c.given_at)`

/** When the owner changed after the consent of the booking or waitlist entry `b`, while that is live; or null. */
export const awaitsOwnerSince: SQL = sql`(
  select ${ownerChangedAt} from consent c where c.id = b.consent_id and c.withdrawn_at is null)`

/** Whether the family of `b` has not agreed yet that the new owner may see it. */
export const awaitsAgreement: SQL = sql`(${awaitsOwnerSince} is not null)`

/**
 * Whether the store may see who the family of the booking or waitlist entry `b` is: it neither withdrew its
 * consent nor gave it to a former owner. A hold has no consent yet.
 */
export const isVisible: SQL = sql`exists (select from consent c
  where c.id = b.consent_id and c.withdrawn_at is null and ${ownerChangedAt} is null)`

/** The first version of the notice for bookings that mentions contact details. */
const toldSince = 2

/** Whether the consent of the booking `b` lets its store open contact details now. */
export const isReachable: SQL = sql`exists (select from consent c join consent_notice n on n.id = c.notice_id
  where c.id = b.consent_id and c.withdrawn_at is null and c.expires_at > now()
    and ${ownerChangedAt} is null and n.purpose = 'booking' and n.version >= ${toldSince})`
