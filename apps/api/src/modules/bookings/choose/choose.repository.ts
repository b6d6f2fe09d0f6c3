import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import { waitlistedEntries } from '../../../db/booking-state-lists.ts'
import type { Db } from '../../../db/connect.ts'
import { isoSecond } from '../../../db/iso-time.ts'
import { dropInSeats, offeredSeats, termSeats } from '../../../db/taken-seats.ts'
import { isCurrentBatch } from '../../catalogue/products/batch-conditions.ts'

export type ChooseRepository = ReturnType<typeof createChooseRepository>

/** Reads what a family chooses from. */
export function createChooseRepository(db: Db) {
  /** The batches that meet a condition, take place and have not ended. */
  async function read(condition: SQL): Promise<Schema<'ChosenBatch'>[]> {
    const { rows } = await db.execute<Schema<'ChosenBatch'>>(sql`
        select batch.id, batch.name, batch.days, batch.starts_on::text as starts_on, batch.ends_on::text as ends_on,
          to_char(batch.start_time, 'HH24:MI') as start_time, to_char(batch.end_time, 'HH24:MI') as end_time,
          batch.seats, batch.seats_left, coalesce(batch.price, product.price) as price, product.price_unit,
          batch.state, batch.reopens_on::text as reopens_on, batch.joining, batch.trial_price,
          batch.trial_seats > 0 as has_trials, batch.has_drop_in, batch.drop_in_price, batch.has_waitlist,
          batch.offer_hours, batch.cutoff_hours,
          coalesce(batch.min_age, case when batch.max_age is null then product.age_min end)::real as age_min,
          coalesce(batch.max_age, case when batch.min_age is null then product.age_max end)::real as age_max,
          store.owner_id is not null as can_book,
          waitlist.families as waiting_families, waitlist.children as waiting_children, waitlist.ahead as moved_ahead,
          (select count(*)::integer from batch_session s where s.batch_id = batch.id and s.state <> 'cancelled') as n_sessions,
          (select count(*)::integer from batch_session s where s.batch_id = batch.id and s.state <> 'cancelled'
            and s.starts_at <= now()) as n_held,
          (select coalesce(json_agg(json_build_object('id', next.id, 'starts_at', ${isoSecond(sql`next.starts_at`)},
            'ends_at', ${isoSecond(sql`next.ends_at`)}, 'trials_left', next.trial_seats - next.trial_taken,
            'seats_left', greatest(batch.seats - batch.taken_elsewhere - term.seats
              - ${dropInSeats(sql`next.id`)}, 0))
            order by next.starts_at), '[]') from (select * from batch_session s where s.batch_id = batch.id
              and s.state in ('planned', 'moved') and s.starts_at > now() order by s.starts_at limit 120) next) as sessions
        from batch join product on product.id = batch.product_id join store on store.id = product.store_id
        cross join lateral (select
          (count(*) filter (where state in ${waitlistedEntries}))::integer as families,
          coalesce(sum(cardinality(party)) filter (where state in ${waitlistedEntries}), 0)::integer as children,
          (count(*) filter (where priority > 0))::integer as ahead
          from waitlist_entry e where e.batch_id = batch.id) waitlist
        cross join lateral (select ${termSeats(sql`batch.id`)} + ${offeredSeats(sql`batch.id`)} as seats) term
        where ${condition} and ${sql.raw(isCurrentBatch)}
        order by batch.starts_on, batch.id`)
    return rows
  }

  return {
    /** The batches of a public product; undefined without a product. */
    async batchesOf(slug: string): Promise<Schema<'ChosenBatch'>[] | undefined> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select product.id from product join store on store.id = product.store_id
        where product.slug = ${slug} and is_public(product, store)`)
      const [product] = rows
      return product && read(sql`product.id = ${product.id}`)
    },

    async batchOf(id: number): Promise<Schema<'ChosenBatch'> | null> {
      return (await read(sql`batch.id = ${id}`))[0] ?? null
    },
  }
}
