import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { enquiryEvents } from '../../../../db/schema/index.ts'

export type StateUndoRepository = ReturnType<typeof createStateUndoRepository>
export type Move = NonNullable<Awaited<ReturnType<StateUndoRepository['lastMoves']>>[number]>

export function createStateUndoRepository() {
  return {
    /** The last two changes of an enquiry's state, the latest first. */
    lastMoves: (tx: Db, enquiryId: number) =>
      tx
        .select()
        .from(enquiryEvents)
        .where(and(eq(enquiryEvents.enquiryId, enquiryId), eq(enquiryEvents.kind, 'state')))
        .orderBy(desc(enquiryEvents.id))
        .limit(2),
  }
}
