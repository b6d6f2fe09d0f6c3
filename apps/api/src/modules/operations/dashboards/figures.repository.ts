import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { dayOf, today } from '../../../db/days-in-india.ts'
import { isEnquiryInScope, isViewInScope } from './dashboard-scope.repository.ts'
import type { DashboardScope } from './dashboard-scope.ts'

export type FiguresRepository = ReturnType<typeof createFiguresRepository>
type Step = Schema<'DashboardStep'>['step']
export type StepDay = { step: Step; day: string; n: number }
type FirstReply = Schema<'Dashboard'>['first_reply']

/** Reads the figures of listings: one statement for each question. */
export function createFiguresRepository(db: Db) {
  return {
    /** The number of each step on each of the last `days`, with today. Days without any are left out. */
    async steps(scope: DashboardScope, days: number): Promise<StepDay[]> {
      const { rows } = await db.execute<StepDay>(sql`
        select step, to_char(day, 'YYYY-MM-DD') as day, sum(n)::integer as n from (
          select 'views' as step, day, views as n from listing_view
          where ${isViewInScope(scope)}
          union all
          select 'enquiries', ${dayOf(sql`enquiry.confirmed_at`)}, 1 from enquiry
          where ${isEnquiryInScope(scope)} and enquiry.state <> 'invalid'
            and enquiry.confirmed_at > now() - make_interval(days => ${days}::integer + 1)
          union all
          select case event.to_state when 'visit' then 'visits' else 'enrolments' end,
            ${dayOf(sql`min(event.at)`)}, 1
          from enquiry join enquiry_event event on event.enquiry_id = enquiry.id
          where ${isEnquiryInScope(scope)} and enquiry.state <> 'invalid'
            and event.kind = 'state' and event.to_state in ('visit', 'enrolled')
          group by event.enquiry_id, event.to_state
        ) counted
        where day > ${today} - ${days}::integer and day <= ${today}
        group by step, day`)
      return rows
    },

    /** Views of the last `days` by source, the most frequent first. */
    async sources(scope: DashboardScope, days: number) {
      const { rows } = await db.execute<{ source: Schema<'ViewSource'>; views: number }>(sql`
        select source, sum(views)::integer as views from listing_view
        where ${isViewInScope(scope)} and day > ${today} - ${days}::integer
        group by source order by sum(views) desc, source`)
      return rows
    },

    /** The time that senders of the last `days` waited for the first reply, in working minutes. */
    async firstReply(scope: DashboardScope, days: number): Promise<FirstReply> {
      const { rows } = await db.execute<{ reply: FirstReply }>(sql`
        select json_build_object(
          'enquiries', count(*),
          'median_minutes', percentile_disc(0.5) within group (order by minutes),
          'ninety_percent_minutes', percentile_disc(0.9) within group (order by minutes),
          'within', json_build_object(
            'h1', count(*) filter (where minutes <= 60),
            'h5', count(*) filter (where minutes > 60 and minutes <= 300),
            'h12', count(*) filter (where minutes > 300 and minutes <= 720),
            'h24', count(*) filter (where minutes > 720 and minutes <= 1440),
            'over', count(*) filter (where minutes > 1440),
            'none', count(*) filter (where minutes is null))) as reply
        from (
          select first_reply_minutes as minutes from enquiry
          where ${isEnquiryInScope(scope)} and enquiry.state <> 'invalid'
            and ${dayOf(sql`enquiry.confirmed_at`)} > ${today} - ${days}::integer) answered`)
      const [found] = rows
      if (!found) throw new Error('An aggregate returns a row')
      return found.reply
    },

    /** Views and enquiries of the last `days` of each listing and product. */
    async totals(scope: DashboardScope, days: number) {
      const { rows } = await db.execute<{
        kind: 'school' | 'store' | 'product'
        id: number
        views: number
        enquiries: number
      }>(sql`
        select kind, id, sum(views)::integer as views, sum(enquiries)::integer as enquiries from (
          select kind::text, listing_id as id, views, 0 as enquiries from listing_view
          where ${isViewInScope(scope)} and day > ${today} - ${days}::integer
          union all
          select listing.kind, listing.id, 0, 1 from enquiry
          cross join lateral (values ('school', enquiry.school_id), ('store', enquiry.store_id),
            ('product', enquiry.product_id)) listing (kind, id)
          where ${isEnquiryInScope(scope)} and listing.id is not null and enquiry.state <> 'invalid'
            and ${dayOf(sql`enquiry.confirmed_at`)} > ${today} - ${days}::integer
        ) counted group by kind, id`)
      return rows
    },
  }
}
