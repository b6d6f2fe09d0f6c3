import type { Database } from '../../../apps/api/src/db/connect.ts'
import type { Measure } from '../lib/measure.ts'
import { seededRandom } from '../lib/random.ts'
import { waitlistSettle } from './waitlist-settle.ts'

const lines = 1_000
const families = 8
const rounds = 3

/** Offers in 1,000 random waitlists with families that were moved ahead, in the order of priority and time. */
export async function measureOrder(
  database: Database,
  report: (measure: Measure) => void,
): Promise<void> {
  const random = seededRandom(20_261_127)
  const below = (count: number) => Math.floor(random() * count)
  const batchIds = await addLines(database, below)
  const settle = waitlistSettle(database)
  for (let round = 0; round < rounds; round += 1)
    for (const batchId of batchIds) {
      await database.pool.query('update batch set seats = seats + $2 where id = $1', [
        batchId,
        below(4),
      ])
      await database.db.transaction((tx) => settle.settleById(tx, batchId))
    }
  const { rows } = await database.pool.query<{ offers: number; passed: number }>(passedFamilies)
  const [{ offers, passed } = { offers: 0, passed: lines }] = rows
  report({ name: 'order: offers', value: offers, unit: 'offers', atLeast: lines })
  report({ name: 'order: families passed over', value: passed, unit: 'found', atMost: 0 })
}

/** Batches without a free seat, with families of one to three children in line. */
async function addLines({ pool }: Database, below: (count: number) => number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `with provider as (insert into store (brand_name) values ('Ganit Classes') returning id),
     service as (insert into product (store_id, name, slug, kind, mode, price_unit)
       select id, 'Olympiad', 'olympiad-300001', 'tuition', 'centre', 'month' from provider returning id),
     added as (insert into batch (product_id, name, days, starts_on, ends_on, start_time, end_time, seats,
         taken_elsewhere)
       select service.id, 'Line ' || n, '{Mon}', current_date + 20, current_date + 60, '17:00', '18:00', 1, 1
       from service, generate_series(1, $1::integer) n returning id),
     meets as (insert into batch_session (batch_id, n, starts_at, ends_at)
       select id, 1, now() + interval '20 days', now() + interval '20 days 1 hour' from added)
     select id from added order by id`,
    [lines],
  )
  const ids = rows.map(({ id }) => id)
  const entries = ids.flatMap((batchId) =>
    Array.from({ length: families }, () => ({
      batch_id: batchId,
      children: 1 + below(3),
      minutes: below(10_000),
      priority: below(4) === 0 ? 1 + below(3) : 0,
    })),
  )
  await pool.query(
    `with wanted as (select row_number() over () as n, w.* from jsonb_to_recordset($1::jsonb)
         w(batch_id integer, children integer, minutes integer, priority smallint)),
     parent as (insert into app_user (firstname, lastname, email)
       select 'Meera', 'Iyer', 'order' || n || '@example.in' from wanted returning id, email),
     entry as (insert into waitlist_entry (batch_id, user_id, party, joined_at, priority, priority_why,
         secret_hash, request_key)
       select batch_id, parent.id, array(select generate_series(1, children)), now() - minutes * interval '1 minute',
         priority, case when priority > 0 then 'A sister is in the class' end,
         sha256(('order ' || n)::bytea), gen_random_uuid()
       from wanted join parent on parent.email = 'order' || n || '@example.in' returning id)
     insert into waitlist_event (entry_id, to_state, actor) select id, 'waiting', 'parent' from entry`,
    [JSON.stringify(entries)],
  )
  return ids
}

/** Families that waited ahead of one that got an offer, and would have fitted into its seats. */
const passedFamilies = `
  select (select count(*)::integer from waitlist_offer) as offers, (
    select count(*)::integer from waitlist_offer o join waitlist_entry e on e.id = o.entry_id
      join waitlist_entry w on w.batch_id = e.batch_id and w.id <> e.id
        and (w.priority, e.joined_at, e.id) > (e.priority, w.joined_at, w.id)
    where cardinality(w.party) <= o.seats and not exists (select from waitlist_offer earlier
      where earlier.entry_id = w.id and earlier.id < o.id)) as passed`
