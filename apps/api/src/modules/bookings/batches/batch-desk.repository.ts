import { sql } from 'drizzle-orm'
import { waitlistedEntries } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'

export type BatchDeskRepository = ReturnType<typeof createBatchDeskRepository>

interface Figures extends Record<string, unknown> {
  readonly confirmed: number
  readonly held: number
  readonly offered: number
  readonly requests: number
  readonly trials: number
  readonly waiting_families: number
  readonly waiting_children: number
  readonly moved_ahead: number
  readonly sessions: number
  readonly sessions_done: number
}

/** Counts what the desk of a batch shows. */
export function createBatchDeskRepository(db: Db) {
  return {
    async figures(batchId: number): Promise<Figures> {
      const { rows } = await db.execute<Figures>(sql`
        select b.*, e.*, s.*, (select coalesce(sum(o.seats), 0)::integer from waitlist_offer o
          join waitlist_entry w on w.id = o.entry_id where w.batch_id = ${batchId} and o.state = 'open') as offered
        from (select
            (count(*) filter (where kind = 'term' and state in ('confirmed', 'attended', 'no_show')))::integer as confirmed,
            (count(*) filter (where kind = 'term' and state = 'held'))::integer as held,
            (count(*) filter (where state = 'requested'))::integer as requests,
            (count(*) filter (where kind = 'trial' and state not in ('cancelled', 'expired', 'declined')))::integer as trials
          from booking where batch_id = ${batchId}) b,
          (select
            (count(*) filter (where state in ${waitlistedEntries}))::integer as waiting_families,
            coalesce(sum(cardinality(party)) filter (where state in ${waitlistedEntries}), 0)::integer as waiting_children,
            (count(*) filter (where priority > 0))::integer as moved_ahead
          from waitlist_entry where batch_id = ${batchId}) e,
          (select (count(*) filter (where state <> 'cancelled'))::integer as sessions,
            (count(*) filter (where state = 'done'))::integer as sessions_done
          from batch_session where batch_id = ${batchId}) s`)
      const [figures] = rows
      if (!figures) throw new Error('Figures of a batch were not counted')
      return figures
    },
  }
}
