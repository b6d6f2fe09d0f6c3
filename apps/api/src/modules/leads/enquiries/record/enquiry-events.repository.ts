import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { enquiryEvents } from '../../../../db/schema/index.ts'
import type { NewEnquiryEvent } from './enquiry-event.ts'

export type EnquiryEventsRepository = ReturnType<typeof createEnquiryEventsRepository>

/** The history of enquiries. */
export function createEnquiryEventsRepository() {
  return {
    async add(tx: Db, ...events: readonly NewEnquiryEvent[]): Promise<void> {
      if (events.length > 0) await tx.insert(enquiryEvents).values([...events])
    },

    /** The events that the sender of an enquiry sees, oldest first. */
    forSender: (tx: Db, enquiryId: number) =>
      tx
        .select()
        .from(enquiryEvents)
        .where(and(eq(enquiryEvents.enquiryId, enquiryId), eq(enquiryEvents.isForParent, true)))
        .orderBy(asc(enquiryEvents.at), asc(enquiryEvents.id)),
  }
}
