import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { enquiries, visitSlots, visits } from '../../../../db/schema/index.ts'
import { groupConsents } from '../consent/group-consents.repository.ts'

export type VisitRemindersRepository = ReturnType<typeof createVisitRemindersRepository>

/** Visits that one run handles. */
const most = 500

export function createVisitRemindersRepository(db: Db) {
  return {
    transaction: <Result>(work: (tx: Db) => Promise<Result>) => db.transaction(work),

    /** Confirmed visits of the next 24 hours without a reminder, locked until the transaction ends. */
    due: (tx: Db) =>
      tx
        .select({
          enquiry: enquiries,
          consents: groupConsents,
          visit: {
            id: visits.id,
            state: visits.state,
            calendarUid: visits.calendarUid,
            calendarSequence: visits.calendarSequence,
            startsAt: visitSlots.startsAt,
            endsAt: visitSlots.endsAt,
          },
        })
        .from(visits)
        .innerJoin(visitSlots, eq(visitSlots.id, visits.slotId))
        .innerJoin(enquiries, eq(enquiries.id, visits.enquiryId))
        .where(
          and(
            eq(visits.state, 'confirmed'),
            sql`${visits.remindedAt} is null
              and ${visitSlots.startsAt} between now() and now() + interval '24 hours'
              and ${enquiries.state} not in ('lost', 'invalid')`,
          ),
        )
        .orderBy(asc(visitSlots.startsAt), asc(visits.id))
        .limit(most)
        .for('update', { of: visits, skipLocked: true }),

    async markReminded(tx: Db, ids: readonly number[]): Promise<void> {
      if (ids.length > 0)
        await tx
          .update(visits)
          .set({ remindedAt: sql`now()` })
          .where(inArray(visits.id, [...ids]))
    },
  }
}
