import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/connect.ts'

/** Days with views before today: two periods of 30 days. */
const days = 60

/**
 * Adds invented views of the last weeks, so that the charts of demo accounts show something. Known
 * listings have more, and weekends fewer; the same listing has the same views on every installation.
 */
export async function insertViews(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into listing_view (kind, listing_id, day, source, views)
    select kind::viewed_kind, id, day, source, views
    from (
      select kind, id, today - age as day, source,
        (often * (0.35 + popularity) * (1 - age / 200.0)
          * case when extract(isodow from today - age) >= 6 then 0.6 else 1 end
          * (0.6 + abs(hashtext(kind || id || source || age)) % 1000 / 1000.0))::integer as views
      from (
        select 'school' as kind, id, popularity from school
        union all select 'store', id, popularity from store
        union all select 'product', id, popularity from product
        union all select 'job', id, popularity from job where published_at is not null
      ) listing
      cross join (select (now() at time zone 'Asia/Kolkata')::date as today) clock
      cross join generate_series(0, ${days}::integer - 1) age
      cross join unnest(
        array['search', 'list', 'landing', 'other_site', 'direct', 'map', 'compare']::view_source[],
        array[9, 7, 5, 4, 3, 2, 1]) as visit (source, often)
    ) drawn where views > 0`)
}
