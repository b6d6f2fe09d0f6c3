import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connect.ts'
import { enquiries, visitSlots, visits } from '../../../../db/schema/index.ts'
import type { TimedVisit } from './timed-visit.ts'

export type VisitsRepository = ReturnType<typeof createVisitsRepository>
export type VisitRow = typeof visits.$inferSelect

const timed = {
  id: visits.id,
  enquiryId: visits.enquiryId,
  slotId: visits.slotId,
  state: visits.state,
  calendarUid: visits.calendarUid,
  calendarSequence: visits.calendarSequence,
  startsAt: visitSlots.startsAt,
  endsAt: visitSlots.endsAt,
}

const openStates: VisitRow['state'][] = ['offered', 'confirmed']

const isOfGroup = (enquiryId: number) =>
  or(eq(enquiries.id, enquiryId), eq(enquiries.mergedIntoId, enquiryId))

/** The visits of enquiries. */
export function createVisitsRepository(db: Db) {
  const select = (tx: Db) =>
    tx.select(timed).from(visits).innerJoin(visitSlots, eq(visitSlots.id, visits.slotId))

  return {
    /** Those that were not cancelled, the latest first. */
    ofEnquiries: (enquiryIds: readonly number[], tx: Db = db): Promise<TimedVisit[]> =>
      select(tx)
        .where(and(inArray(visits.enquiryId, [...enquiryIds]), ne(visits.state, 'cancelled')))
        .orderBy(desc(visits.id)),

    /** The one that is offered or confirmed. */
    async open(tx: Db, enquiryId: number): Promise<TimedVisit | undefined> {
      const [found] = await select(tx).where(
        and(eq(visits.enquiryId, enquiryId), inArray(visits.state, openStates)),
      )
      return found
    },

    /** Those that are offered or confirmed, of an enquiry and of those merged into it. */
    openOfGroup: (tx: Db, enquiryId: number): Promise<TimedVisit[]> =>
      select(tx)
        .innerJoin(enquiries, eq(enquiries.id, visits.enquiryId))
        .where(and(isOfGroup(enquiryId), inArray(visits.state, openStates)))
        .orderBy(visits.id),

    /** A visit of an enquiry or of one that was merged into it. */
    async find(tx: Db, enquiryId: number, id: number): Promise<TimedVisit | undefined> {
      const [found] = await select(tx)
        .innerJoin(enquiries, eq(enquiries.id, visits.enquiryId))
        .where(and(eq(visits.id, id), isOfGroup(enquiryId)))
      return found
    },

    async add(tx: Db, visit: typeof visits.$inferInsert): Promise<VisitRow> {
      const [added] = await tx.insert(visits).values(visit).returning()
      if (!added) throw new Error('The visit was not added')
      return added
    },

    /** Changes a visit, and counts a new version of its calendar entry if it was sent before. */
    async change(
      tx: Db,
      id: number,
      columns: Partial<typeof visits.$inferInsert>,
      isNewVersion: boolean,
    ): Promise<VisitRow> {
      const [changed] = await tx
        .update(visits)
        .set({
          ...columns,
          ...(columns.state !== undefined && { stateSince: sql`now()` }),
          ...(isNewVersion && { calendarSequence: sql`${visits.calendarSequence} + 1` }),
          updatedAt: sql`now()`,
        })
        .where(eq(visits.id, id))
        .returning()
      if (!changed) throw new Error(`There is no visit ${id}`)
      return changed
    },

    /** Moves an enquiry to the state `visit`. */
    async moveEnquiry(tx: Db, enquiryId: number): Promise<void> {
      await tx
        .update(enquiries)
        .set({
          state: 'visit',
          stateSince: sql`now()`,
          revision: sql`${enquiries.revision} + 1`,
          updatedAt: sql`now()`,
        })
        .where(eq(enquiries.id, enquiryId))
    },

    /** The place of a visit. */
    async placeOf(tx: Db, enquiryId: number): Promise<string | null> {
      const { rows } = await tx.execute<{ place: string | null }>(sql`
        select nullif(concat_ws(', ', coalesce(school.address, store.address),
          coalesce(school.city, store.city)), '') as place
        from enquiry left join school on school.id = enquiry.school_id
          left join store on store.id = enquiry.store_id
        where enquiry.id = ${enquiryId}`)
      return rows[0]?.place ?? null
    },
  }
}
