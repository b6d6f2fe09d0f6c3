import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ListingOfMembers } from '../../../../caller.ts'
import type { Db } from '../../../../db/connect.ts'
import { isReceived } from '../../../../db/enquiry-conditions.ts'
import { isOfListing, listingName } from '../../../../db/listing-columns.ts'
import {
  batches,
  enquiries,
  enquiryEvents,
  enquiryMails,
  enquiryMerges,
  enquiryMessages,
  invalidClaims,
  outgoingMails,
  products,
  schools,
  stores,
  users,
} from '../../../../db/schema/index.ts'
import { userName } from '../../../../db/user-columns.ts'
import { groupConsents } from '../consent/group-consents.repository.ts'
import { isAlsoProvider } from './also-provider.repository.ts'

export type DeskDetailRepository = ReturnType<typeof createDeskDetailRepository>
export type DeskDetail = NonNullable<Awaited<ReturnType<DeskDetailRepository['find']>>>
export type TimelineRows = Awaited<ReturnType<DeskDetailRepository['timeline']>>

/** The enquiry that this one was merged into. */
const mergedInto = sql<{ readonly id: string; readonly reference: string } | null>`(
  select json_build_object('id', kept.public_id, 'reference', kept.reference)
  from enquiry kept where kept.id = enquiry.merged_into_id)`

/** The free seats of the batch that it is about, or of the school; null if they are not provided. */
const seats = sql<{ readonly left: number; readonly total: number } | null>`(
  select json_build_object('left', s.seats_left, 'total', s.total)
  from (select ${batches.seatsLeft} as seats_left, ${batches.seats} as total where ${batches.id} is not null
    union all
    select ${schools.seatsLeft}, ${schools.seatsTotal}
    where ${batches.id} is null and ${schools.id} is not null) s
  where s.seats_left is not null and s.total > 0)`

/** Reads everything that the desk may know about one enquiry. */
export function createDeskDetailRepository(db: Db) {
  return {
    async find(publicId: string) {
      const [found] = await db
        .select({
          enquiry: enquiries,
          consents: groupConsents,
          listingName,
          productName: products.name,
          batchName: batches.name,
          seats,
          assigneeName: userName,
          mergedInto,
          isAlsoProvider,
        })
        .from(enquiries)
        .leftJoin(schools, eq(schools.id, enquiries.schoolId))
        .leftJoin(stores, eq(stores.id, enquiries.storeId))
        .leftJoin(products, eq(products.id, enquiries.productId))
        .leftJoin(batches, eq(batches.id, enquiries.batchId))
        .leftJoin(users, eq(users.id, enquiries.assignedTo))
        .where(and(eq(enquiries.publicId, publicId), isNotNull(enquiries.confirmedAt)))
      return found
    },

    /** The enquiry and those merged into it, with their messages, events and open merges. */
    async timeline(id: number) {
      const group = await db
        .select({
          id: enquiries.id,
          publicId: enquiries.publicId,
          reference: enquiries.reference,
          message: enquiries.message,
          confirmedAt: enquiries.confirmedAt,
          withdrawnAt: enquiries.withdrawnAt,
          waitingSince: enquiries.waitingSince,
        })
        .from(enquiries)
        .where(or(eq(enquiries.id, id), eq(enquiries.mergedIntoId, id)))
      const ids = group.map((each) => each.id)
      const [messages, events, openMerges] = await Promise.all([
        messagesOf(db, ids),
        eventsOf(db, ids),
        db
          .select({ mergedId: enquiryMerges.mergedId })
          .from(enquiryMerges)
          .where(and(eq(enquiryMerges.keptId, id), isNull(enquiryMerges.undoneAt))),
      ])
      return { group, messages, events, openMerges: openMerges.map(({ mergedId }) => mergedId) }
    },

    /** The latest claim that an enquiry is invalid. */
    async claim(id: number) {
      const [found] = await db
        .select({
          reason: invalidClaims.reason,
          evidence: invalidClaims.evidence,
          claimedBy: invalidClaims.claimedBy,
          claimantName: userName,
          at: invalidClaims.at,
          parentAnswer: invalidClaims.parentAnswer,
        })
        .from(invalidClaims)
        .leftJoin(users, eq(users.id, invalidClaims.claimedBy))
        .where(eq(invalidClaims.enquiryId, id))
        .orderBy(desc(invalidClaims.id))
        .limit(1)
      return found
    },

    /** Other received enquiries of the listing that share the sender, the phone number or the name. */
    related(enquiry: typeof enquiries.$inferSelect, listing: ListingOfMembers) {
      const { id, userId, emailKey, phone, parentName } = enquiry
      const sameSender = or(
        eq(enquiries.emailKey, emailKey),
        userId === null ? undefined : eq(enquiries.userId, userId),
      )
      const samePhone = phone === null ? sql`false` : eq(enquiries.phone, phone)
      const sameName = sql`lower(${enquiries.parentName}) = lower(${parentName})`
      return db
        .select({
          enquiry: enquiries,
          consents: groupConsents,
          reason: sql<'same_sender' | 'same_phone' | 'same_name'>`case
            when ${sameSender} then 'same_sender' when ${samePhone} then 'same_phone'
            else 'same_name' end`,
        })
        .from(enquiries)
        .where(
          and(
            isOfListing(enquiries, listing),
            isReceived(),
            sql`${enquiries.id} <> ${id}`,
            or(sameSender, samePhone, sameName),
          ),
        )
        .orderBy(desc(enquiries.confirmedAt))
        .limit(10)
    },

    /** The evidence that a claim of an unreachable sender needs. */
    async failedContacts(id: number, tx: Db = db) {
      const { rows } = await tx.execute<{ days: number; hasBounced: boolean }>(sql`
        select
          (select count(distinct (e.at at time zone 'Asia/Kolkata')::date)::integer
            from ${enquiryEvents} e where e.enquiry_id = ${id} and e.kind = 'call'
              and e.detail ->> 'outcome' in ('no_answer', 'wrong_number')) as days,
          exists (select from ${enquiryMails} l join ${outgoingMails} m on m.id = l.mail_id
            where l.enquiry_id = ${id} and m.failed_at is not null) as "hasBounced"`)
      return rows[0] ?? { days: 0, hasBounced: false }
    },

    /** Records that the desk has opened an enquiry and read the messages of its sender. */
    async markSeen(ids: readonly number[], userId: number): Promise<void> {
      await db.transaction(async (tx) => {
        const seen = await tx
          .update(enquiries)
          .set({ firstSeenAt: sql`now()` })
          .where(and(inArray(enquiries.id, [...ids]), isNull(enquiries.firstSeenAt)))
          .returning({ id: enquiries.id })
        if (seen.length > 0)
          await tx.insert(enquiryEvents).values(
            seen.map(({ id }) => ({
              enquiryId: id,
              kind: 'seen' as const,
              actorId: userId,
              isForParent: true,
            })),
          )
        await tx
          .update(enquiryMessages)
          .set({ readAt: sql`now()` })
          .where(
            and(
              inArray(enquiryMessages.enquiryId, [...ids]),
              eq(enquiryMessages.side, 'parent'),
              isNull(enquiryMessages.readAt),
            ),
          )
      })
    },
  }
}

const messagesOf = (db: Db, enquiryIds: readonly number[]) =>
  db
    .select({
      id: enquiryMessages.id,
      enquiryId: enquiryMessages.enquiryId,
      side: enquiryMessages.side,
      authorId: enquiryMessages.authorId,
      authorName: userName,
      text: enquiryMessages.bodyText,
      at: enquiryMessages.at,
      readAt: enquiryMessages.readAt,
      droppedAt: enquiryMessages.droppedAt,
      unsentReason: enquiryMessages.unsentReason,
      // The object is null if its first column is.
      mail: {
        dueAt: outgoingMails.dueAt,
        sentAt: outgoingMails.sentAt,
        failedAt: outgoingMails.failedAt,
      },
    })
    .from(enquiryMessages)
    .leftJoin(users, eq(users.id, enquiryMessages.authorId))
    .leftJoin(outgoingMails, eq(outgoingMails.id, enquiryMessages.mailId))
    .where(inArray(enquiryMessages.enquiryId, [...enquiryIds]))
    .orderBy(asc(enquiryMessages.id))

const eventsOf = (db: Db, enquiryIds: readonly number[]) =>
  db
    .select({
      id: enquiryEvents.id,
      enquiryId: enquiryEvents.enquiryId,
      kind: enquiryEvents.kind,
      actorId: enquiryEvents.actorId,
      actorName: userName,
      fromState: enquiryEvents.fromState,
      toState: enquiryEvents.toState,
      body: enquiryEvents.body,
      detail: enquiryEvents.detail,
      at: enquiryEvents.at,
    })
    .from(enquiryEvents)
    .leftJoin(users, eq(users.id, enquiryEvents.actorId))
    .where(inArray(enquiryEvents.enquiryId, [...enquiryIds]))
    .orderBy(asc(enquiryEvents.id))
