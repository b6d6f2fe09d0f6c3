import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { listingOf } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { isReceived } from '../../../../db/enquiry-conditions.ts'
import { listingName } from '../../../../db/listing-columns.ts'
import { enquiries, products, schools, stores, users } from '../../../../db/schema/index.ts'
import { tableRows } from '../../../../db/table-rows.ts'
import { userName } from '../../../../db/user-columns.ts'
import { termsOf } from '../consent/consent-json.ts'
import { groupConsents } from '../consent/group-consents.repository.ts'
import { permissionOf } from '../consent/permission.ts'
import { hasText, isOverdue } from '../list/desk-filter.repository.ts'
import { listingShares, shareKey, unusualListings } from './listing-shares.repository.ts'

type EnquiryQuery = Query<'downloadAdminEnquiries'>
type EnquiryRow = Schema<'AdminEnquiry'>

/** The enquiries of all desks, for admins. Who wrote is shown as far as the consent permits. */
export const allEnquiryRows = (db: Db) =>
  tableRows<EnquiryQuery, EnquiryRow>(db, {
    table: enquiries,
    id: enquiries.id,
    joins: sql`left join ${schools} on ${schools.id} = ${enquiries.schoolId}
      left join ${stores} on ${stores.id} = ${enquiries.storeId}`,
    matches: ({ q, state, desk, reply, share, review }) =>
      and(
        isReceived(),
        hasText(q),
        state && eq(enquiries.state, state),
        desk && deskIs[desk],
        reply && replyIs(reply),
        review && sql`${hasClaim[review]} and ${invalidReview} = ${review}`,
        share &&
          sql`(coalesce(enquiry.school_id, 0), coalesce(enquiry.store_id, 0)) in
          (${unusualListings})`,
      ),
    orders: {
      received: enquiries.confirmedAt,
      reply: enquiries.firstReplyMinutes,
      listing: sql`lower(${listingName})`,
    },
    async read(ids) {
      const [found, shares] = await Promise.all([readRows(db, ids), listingShares(db, ids)])
      const now = new Date()
      return found.map((row) => toRow(row, shares.get(shareKey(row)), now))
    },
  })

const deskIs: Readonly<Record<'school' | 'store' | 'general', SQL>> = {
  school: sql`enquiry.school_id is not null`,
  store: sql`enquiry.store_id is not null`,
  general: sql`enquiry.school_id is null and enquiry.store_id is null`,
}

function replyIs(reply: 'answered' | 'waiting' | 'overdue'): SQL {
  if (reply === 'overdue') return isOverdue()
  return reply === 'answered'
    ? sql`enquiry.first_reply_at is not null`
    : sql`enquiry.first_reply_at is null and enquiry.state = 'new'`
}

/**
 * The review of the latest claim that an enquiry is invalid; null without one. A claim is reviewed if
 * it is in the sample or the sender objected.
 */
const invalidReview = sql`(
  select case when c.reviewed_at is not null then c.outcome::text
    when c.outcome is null and (c.is_sampled or c.parent_answer is not null)
      and enquiry.state = 'invalid' and enquiry.withdrawn_at is null then 'open' end
  from invalid_claim c where c.enquiry_id = enquiry.id order by c.id desc limit 1)`

/** Narrows a filter to few enquiries before their reviews are read. */
const hasClaim: Readonly<Record<Schema<'InvalidReview'>, SQL>> = {
  open: sql`enquiry.id in (select enquiry_id from invalid_claim
    where outcome is null and (is_sampled or parent_answer is not null))`,
  upheld: sql`enquiry.id in (select enquiry_id from invalid_claim where reviewed_at is not null)`,
  overturned: sql`enquiry.id in (select enquiry_id from invalid_claim where reviewed_at is not null)`,
}

const readRows = (db: Db, ids: readonly number[]) =>
  db
    .select({
      enquiry: enquiries,
      schoolId: enquiries.schoolId,
      storeId: enquiries.storeId,
      listingName,
      productName: products.name,
      assigneeName: userName,
      isOverdue: sql<boolean>`coalesce(${isOverdue()}, false)`,
      invalidReview: sql<EnquiryRow['invalid_review']>`${invalidReview}`,
      consents: groupConsents,
    })
    .from(enquiries)
    .leftJoin(schools, eq(schools.id, enquiries.schoolId))
    .leftJoin(stores, eq(stores.id, enquiries.storeId))
    .leftJoin(products, eq(products.id, enquiries.productId))
    .leftJoin(users, eq(users.id, enquiries.assignedTo))
    .where(inArray(enquiries.id, [...ids]))

type Found = Awaited<ReturnType<typeof readRows>>[number]
type Share = Awaited<ReturnType<typeof listingShares>> extends Map<string, infer One> ? One : never

function toRow(row: Found, share: Share | undefined, now: Date): EnquiryRow {
  const { enquiry } = row
  const { isLive } = permissionOf(termsOf(row.consents), now)
  const listing = listingOf(row)
  return {
    id: enquiry.id,
    enquiry_id: enquiry.publicId,
    reference: enquiry.reference,
    state: enquiry.state,
    listing_kind: listing?.kind ?? null,
    listing_id: listing?.id ?? null,
    listing_name: row.listingName,
    product_name: row.productName,
    parent_name: isLive ? enquiry.parentName : null,
    received_at: (enquiry.confirmedAt ?? enquiry.createdAt).toISOString(),
    first_reply_at: enquiry.firstReplyAt?.toISOString() ?? null,
    first_reply_minutes: enquiry.firstReplyMinutes,
    is_overdue: row.isOverdue,
    assigned_to: row.assigneeName,
    invalid_reason: enquiry.invalidReason,
    invalid_review: row.invalidReview,
    invalid_share: share?.invalidShare ?? null,
    lost_share: share?.lostShare ?? null,
    is_share_unusual: share?.isUnusual ?? false,
  }
}
