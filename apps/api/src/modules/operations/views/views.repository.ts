import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { today } from '../../../db/days-in-india.ts'

export type ViewsRepository = ReturnType<typeof createViewsRepository>
type ListingView = Schema<'ListingView'>

/** Counts views of public listings. */
export function createViewsRepository(db: Db) {
  return {
    /** Adds views of today, without those of listings that the user works for. */
    async add(views: readonly ListingView[], userId: number | null): Promise<void> {
      await db.execute(sql`
        with given as (
          select * from json_to_recordset(${JSON.stringify(views)}::json)
            as given (kind viewed_kind, slug text, source view_source)
        ), found as (
          select given.kind, school.id, school.id as school_id, null::integer as store_id,
            given.source
          from given join school using (slug)
          where given.kind = 'school' and is_public(school)
          union all
          select given.kind, product.id, null, product.store_id, given.source
          from given join product using (slug) join store on store.id = product.store_id
          where given.kind = 'product' and is_public(product, store)
          union all
          select given.kind, store.id, null, store.id, given.source
          from given join store
            on store.id = case when given.slug ~ '^[0-9]{1,9}$' then given.slug::integer end
          where given.kind = 'store' and is_public(store)
          union all
          select given.kind, job.id, job.school_id, job.store_id, given.source
          from given join job
            on job.id = case when given.slug ~ '^[0-9]{1,9}$' then given.slug::integer end
          where given.kind = 'job' and is_public(job)
        )
        insert into listing_view (kind, listing_id, day, source, views)
        select kind, id, ${today}, source, count(*)::integer
        from found
        where not exists (
          select from listing_member member
          where member.user_id = ${userId}::integer and member.removed_at is null
            and (member.school_id = found.school_id or member.store_id = found.store_id))
        group by kind, id, source
        order by kind, id, source
        on conflict (kind, listing_id, day, source)
          do update set views = listing_view.views + excluded.views`)
    },

    /** Deletes the views of days before the last `days`. */
    async prune(days: number): Promise<void> {
      await db.execute(sql`
        delete from listing_view
        where day < ${today} - ${days}::integer`)
    },
  }
}
