import { and, asc, eq, gt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/connect.ts'
import {
  contactReveals,
  deskTasks,
  deskViews,
  enquiries,
  enquiryEvents,
  enquiryMessages,
  exportLog,
  invalidClaims,
  replyTemplates,
  visitSlots,
} from '../../../db/schema/index.ts'
import { pageSize } from './row-pages.ts'

export type DeskWorkRepository = ReturnType<typeof createDeskWorkRepository>

/** Events that senders cause themselves. */
const ofSenders = ['sent', 'confirmed', 'attempt', 'consent', 'withdrawal', 'objection'] as const

/** A text about an enquiry; null once its sender has withdrawn, because it may name them. */
const unlessWithdrawn = (text: PgColumn): SQL<string | null> => sql<string | null>`case
  when ${enquiries.withdrawnAt} is null and exists (
    select from consent where consent.id = ${enquiries.consentId}
      and consent.withdrawn_at is null and consent.expires_at > now())
  then ${text} end`

/** A user's work on the enquiries of listings, in pages; without data of the senders. */
export function createDeskWorkRepository(db: Db) {
  return {
    eventsBy: (userId: number, after: number) =>
      db
        .select({
          cursor: enquiryEvents.id,
          enquiry: enquiries.reference,
          kind: enquiryEvents.kind,
          from_state: enquiryEvents.fromState,
          to_state: enquiryEvents.toState,
          text: unlessWithdrawn(enquiryEvents.body),
          at: enquiryEvents.at,
        })
        .from(enquiryEvents)
        .innerJoin(enquiries, eq(enquiries.id, enquiryEvents.enquiryId))
        .where(
          and(
            eq(enquiryEvents.actorId, userId),
            notInArray(enquiryEvents.kind, [...ofSenders]),
            gt(enquiryEvents.id, after),
          ),
        )
        .orderBy(asc(enquiryEvents.id))
        .limit(pageSize),

    messagesBy: (userId: number, after: number) =>
      db
        .select({
          cursor: enquiryMessages.id,
          enquiry: enquiries.reference,
          text: unlessWithdrawn(enquiryMessages.bodyText),
          at: enquiryMessages.at,
        })
        .from(enquiryMessages)
        .innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
        .where(
          and(
            eq(enquiryMessages.authorId, userId),
            eq(enquiryMessages.side, 'desk'),
            gt(enquiryMessages.id, after),
          ),
        )
        .orderBy(asc(enquiryMessages.id))
        .limit(pageSize),

    revealsBy: (userId: number, after: number) =>
      db
        .select({
          cursor: contactReveals.id,
          enquiry: enquiries.reference,
          field: contactReveals.field,
          at: contactReveals.at,
        })
        .from(contactReveals)
        .innerJoin(enquiries, eq(enquiries.id, contactReveals.enquiryId))
        .where(and(eq(contactReveals.viewerId, userId), gt(contactReveals.id, after)))
        .orderBy(asc(contactReveals.id))
        .limit(pageSize),

    claimsBy: (userId: number, after: number) =>
      db
        .select({
          cursor: invalidClaims.id,
          enquiry: enquiries.reference,
          reason: invalidClaims.reason,
          evidence: unlessWithdrawn(invalidClaims.evidence),
          at: invalidClaims.at,
        })
        .from(invalidClaims)
        .innerJoin(enquiries, eq(enquiries.id, invalidClaims.enquiryId))
        .where(and(eq(invalidClaims.claimedBy, userId), gt(invalidClaims.id, after)))
        .orderBy(asc(invalidClaims.id))
        .limit(pageSize),

    exportsBy: (userId: number, after: number) =>
      db
        .select({
          cursor: exportLog.id,
          what: exportLog.what,
          filter: exportLog.filter,
          rows: exportLog.rows,
          at: exportLog.at,
        })
        .from(exportLog)
        .where(and(eq(exportLog.userId, userId), gt(exportLog.id, after)))
        .orderBy(asc(exportLog.id))
        .limit(pageSize),

    templatesBy: (userId: number, after: number) =>
      db
        .select({
          cursor: replyTemplates.id,
          title: replyTemplates.title,
          text: replyTemplates.bodyText,
          created_at: replyTemplates.createdAt,
        })
        .from(replyTemplates)
        .where(and(eq(replyTemplates.writtenBy, userId), gt(replyTemplates.id, after)))
        .orderBy(asc(replyTemplates.id))
        .limit(pageSize),

    /** Tasks that the user added, does or did. */
    tasksOf: (userId: number, after: number) =>
      db
        .select({
          cursor: deskTasks.id,
          enquiry: enquiries.reference,
          text: unlessWithdrawn(deskTasks.text),
          due_on: deskTasks.dueOn,
          done_at: deskTasks.doneAt,
          created_at: deskTasks.createdAt,
        })
        .from(deskTasks)
        .innerJoin(enquiries, eq(enquiries.id, deskTasks.enquiryId))
        .where(
          and(
            or(
              eq(deskTasks.createdBy, userId),
              eq(deskTasks.assignedTo, userId),
              eq(deskTasks.doneBy, userId),
            ),
            gt(deskTasks.id, after),
          ),
        )
        .orderBy(asc(deskTasks.id))
        .limit(pageSize),

    viewsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: deskViews.id,
          name: deskViews.name,
          query: deskViews.query,
          created_at: deskViews.createdAt,
        })
        .from(deskViews)
        .where(and(eq(deskViews.userId, userId), gt(deskViews.id, after)))
        .orderBy(asc(deskViews.id))
        .limit(pageSize),

    visitSlotsBy: (userId: number, after: number) =>
      db
        .select({
          cursor: visitSlots.id,
          starts_at: visitSlots.startsAt,
          ends_at: visitSlots.endsAt,
          seats: visitSlots.seats,
          created_at: visitSlots.createdAt,
        })
        .from(visitSlots)
        .where(and(eq(visitSlots.addedBy, userId), gt(visitSlots.id, after)))
        .orderBy(asc(visitSlots.id))
        .limit(pageSize),
  }
}
