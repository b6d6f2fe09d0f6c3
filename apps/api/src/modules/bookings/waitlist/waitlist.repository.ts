import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import { waitlistedEntries, waitlistedStates } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { isoSecond } from '../../../db/iso-time.ts'
import {
  children,
  waitlistEntries,
  waitlistEvents,
  waitlistOffers,
} from '../../../db/schema/index.ts'
import { awaitsOwnerSince } from '../owners/family-privacy.repository.ts'
import type { SeatActor } from '../seats/seat-actor.ts'
import type { EntryRow, OfferRow } from '../seats/seat-rows.ts'

export type WaitlistRepository = ReturnType<typeof createWaitlistRepository>

/** A family on a waitlist, without anything that says who it is. */
export interface WaitlistRow extends Record<string, unknown> {
  readonly batchId: number
  readonly id: number
  readonly children: number
  readonly status: Schema<'LineFamily'>['status']
  readonly until: string | null
  readonly joinedOn: string
}

/** Reads and writes the families of waitlists. */
export function createWaitlistRepository(db: Db) {
  return {
    async add(tx: Db, values: typeof waitlistEntries.$inferInsert): Promise<EntryRow> {
      const [added] = await tx.insert(waitlistEntries).values(values).returning()
      if (!added) throw new Error('A family was not added')
      return added
    },

    async requested(tx: Db, userId: number, requestKey: string): Promise<EntryRow | undefined> {
      const [found] = await tx
        .select()
        .from(waitlistEntries)
        .where(and(eq(waitlistEntries.userId, userId), eq(waitlistEntries.requestKey, requestKey)))
      return found
    },

    /** The family of a user that is on the waitlist. */
    async ofUser(tx: Db, batchId: number, userId: number): Promise<EntryRow | undefined> {
      const [found] = await tx
        .select()
        .from(waitlistEntries)
        .where(
          and(
            eq(waitlistEntries.batchId, batchId),
            eq(waitlistEntries.userId, userId),
            inArray(waitlistEntries.state, waitlistedStates),
          ),
        )
      return found
    },

    /** When stores got another owner, by the families that have not agreed to it yet. */
    async ownerChangesOf(ids: readonly number[]): Promise<Map<number, string>> {
      const { rows } = await db.execute<{ id: number; at: string }>(sql`
        select id, ${isoSecond(sql`changed_at`)} as at
        from (select b.id, ${awaitsOwnerSince} as changed_at from waitlist_entry b
          where b.id = any(${sql.param([...ids])}::integer[])) family
        where changed_at is not null`)
      return new Map(rows.map(({ id, at }) => [id, at]))
    },

    async find(publicId: string, tx: Db = db): Promise<EntryRow | undefined> {
      const [found] = await tx
        .select()
        .from(waitlistEntries)
        .where(eq(waitlistEntries.publicId, publicId))
      return found
    },

    async findById(id: number, tx: Db = db): Promise<EntryRow | undefined> {
      const [found] = await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, id))
      return found
    },

    async findBySecret(secretHash: Buffer): Promise<EntryRow | undefined> {
      const [found] = await db
        .select()
        .from(waitlistEntries)
        .where(eq(waitlistEntries.secretHash, secretHash))
      return found
    },

    ofUserAll: (userId: number): Promise<EntryRow[]> =>
      db
        .select()
        .from(waitlistEntries)
        .where(eq(waitlistEntries.userId, userId))
        .orderBy(sql`${waitlistEntries.id} desc`)
        .limit(100),

    async openOffer(tx: Db, entryId: number): Promise<OfferRow | undefined> {
      const [found] = await tx
        .select()
        .from(waitlistOffers)
        .where(and(eq(waitlistOffers.entryId, entryId), eq(waitlistOffers.state, 'open')))
      return found
    },

    /** The open offers of families. */
    openOffersOf: (entryIds: readonly number[]): Promise<OfferRow[]> =>
      db
        .select()
        .from(waitlistOffers)
        .where(
          and(inArray(waitlistOffers.entryId, [...entryIds]), eq(waitlistOffers.state, 'open')),
        ),

    async change(
      tx: Db,
      id: number,
      values: Partial<typeof waitlistEntries.$inferInsert>,
    ): Promise<void> {
      await tx.update(waitlistEntries).set(values).where(eq(waitlistEntries.id, id))
    },

    async addEvent(
      tx: Db,
      entry: EntryRow,
      actor: SeatActor,
      detail: string | null,
    ): Promise<void> {
      const { id: entryId, state } = entry
      await tx
        .insert(waitlistEvents)
        .values({ entryId, fromState: state, toState: state, ...actor, detail })
    },

    async joined(tx: Db, entryId: number, actor: SeatActor): Promise<void> {
      await tx.insert(waitlistEvents).values({ entryId, toState: 'waiting', ...actor })
    },

    childrenOf: (ids: readonly number[]): Promise<{ id: number; name: string }[]> =>
      db
        .select({ id: children.id, name: children.name })
        .from(children)
        .where(inArray(children.id, [...ids])),

    /** The waitlists of batches in their order, with nothing that says who waits. */
    async waitlistsOf(batchIds: readonly number[]): Promise<WaitlistRow[]> {
      const { rows } = await db.execute<WaitlistRow>(sql`
        select wanted.batch_id as "batchId", family.id, family.children, family.status,
          family.until, family."joinedOn"
        from unnest(${sql.param([...batchIds])}::integer[]) wanted (batch_id) cross join lateral (
          select e.id, cardinality(e.party) as children,
            case when e.state = 'offered' then 'offered' when e.priority > 0 then 'moved_ahead'
              when e.passes > 0 then 'later' else 'waiting' end as status,
            (select ${isoSecond(sql`o.expires_at`)} from waitlist_offer o where o.entry_id = e.id and o.state = 'open') as until,
            (e.joined_at at time zone 'Asia/Kolkata')::date::text as "joinedOn",
            row_number() over (order by e.priority desc, e.joined_at, e.id) as place
          from waitlist_entry e
          where e.batch_id = wanted.batch_id and e.state in ${waitlistedEntries}
          order by place limit 2000) family
        order by wanted.batch_id, family.place`)
      return rows
    },

    /** Number of families that were moved ahead, by batch. */
    async movedAheadIn(batchIds: readonly number[]): Promise<Map<number, number>> {
      const { rows } = await db.execute<{ id: number; n: number }>(sql`
        select batch_id as id, count(*)::integer as n from waitlist_entry
        where batch_id = any(${sql.param([...batchIds])}::integer[]) and priority > 0 group by 1`)
      return new Map(rows.map(({ id, n }) => [id, n]))
    },

    /** The highest priority in a waitlist. */
    async highest(tx: Db, batchId: number): Promise<number> {
      const { rows } = await tx.execute<{ n: number }>(sql`
        select coalesce(max(priority), 0)::integer as n from waitlist_entry
        where batch_id = ${batchId} and state in ${waitlistedEntries}`)
      return rows[0]?.n ?? 0
    },
  }
}
