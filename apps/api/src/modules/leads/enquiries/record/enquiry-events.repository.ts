import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { enquiryEvents } from '../../../../db/schema/index.ts'

export type EnquiryEvent = typeof enquiryEvents.$inferSelect

/** Adds events to the history of enquiries. */
export async function addEvents(
  tx: Db,
  ...events: readonly (typeof enquiryEvents.$inferInsert)[]
): Promise<void> {
  if (events.length > 0) await tx.insert(enquiryEvents).values([...events])
}

/** The events that the sender of an enquiry sees, oldest first. */
export const eventsForSender = (tx: Db, enquiryId: number) =>
  tx
    .select()
    .from(enquiryEvents)
    .where(and(eq(enquiryEvents.enquiryId, enquiryId), eq(enquiryEvents.isForParent, true)))
    .orderBy(asc(enquiryEvents.at), asc(enquiryEvents.id))
