import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import { dayOf, endOf, startOf } from '../../../db/days-in-india.ts'
import { isReceived } from '../../../db/enquiry-conditions.ts'

export type MetricName = Schema<'MetricName'>

/** The days that a metric is counted for, as yyyy-mm-dd. */
export interface Days {
  readonly from: string
  readonly to: string
}

/**
 * A metric as the records it counts: a query with the columns `kind`, `id`, `label`, `detail`, `day`,
 * `part` and `n`. The value is the sum of `n`, so that a figure and the rows behind it agree.
 */
export interface MetricDefinition {
  /** A `flow` adds up over days. A `stock` is what exists now; its `day` is null. */
  readonly kind: Schema<'Metric'>['kind']
  /** Whether every part is about the same records, so that they do not add up. @default false */
  readonly hasOverlappingParts?: boolean
  readonly rows: (days: Days) => SQL
  /** Whether the rows have a column `minutes`: how long the record took; null while it waits. @default false */
  readonly hasMinutes?: boolean
}

/** Whether a moment is on one of the days, in a form that an index on it serves. */
const isIn = (column: SQL, { from, to }: Days) =>
  sql`(${column} >= ${startOf(from)} and ${column} < ${endOf(to)})`

const isCounted = sql`(${isReceived()} and enquiry.state <> 'invalid')`

const enquiryColumns = sql`'enquiry' as kind, enquiry.id, enquiry.reference as label,
  coalesce((select name from school where school.id = enquiry.school_id),
    (select brand_name from store where store.id = enquiry.store_id)) as detail`

const schoolColumns = sql`'school' as kind, school.id, school.name as label,
  concat_ws(', ', school.city, school.state) as detail, null::date as day`

/** Enquiries that first reached a state. */
const reached =
  (state: 'visit' | 'enrolled') =>
  (days: Days): SQL =>
    sql`
    select ${enquiryColumns}, ${dayOf(sql`reached.at`)} as day, ''::text as part, 1 as n
    from (
      select enquiry_id, min(at) as at from enquiry_event
      where kind = 'state' and to_state = ${state} group by enquiry_id) reached
    join enquiry on enquiry.id = reached.enquiry_id
    where ${isCounted} and ${isIn(sql`reached.at`, days)}`

/** The hours between the two moments as a part. */
const within = (from: SQL, to: SQL) => sql`case
  when ${to} is null then 'none'
  when ${to} <= ${from} + interval '1 hour' then 'h1'
  when ${to} <= ${from} + interval '4 hours' then 'h4'
  when ${to} <= ${from} + interval '12 hours' then 'h12'
  when ${to} <= ${from} + interval '24 hours' then 'h24'
  when ${to} <= ${from} + interval '2 days' then 'd2'
  when ${to} <= ${from} + interval '7 days' then 'd7'
  else 'over' end`

const minutesBetween = (from: SQL, to: SQL) =>
  sql`round(extract(epoch from ${to} - ${from}) / 60)::integer as minutes`

const queryRows = (table: 'search_unanswered_query' | 'search_answered_query', n: SQL) => {
  return ({ from, to }: Days): SQL => sql`
    select 'query' as kind, null::integer as id,
      case when sum(${n}) over (partition by query) >= 5 then query else '' end as label,
      null::text as detail, day, ''::text as part, ${n} as n
    from ${sql.raw(table)} where day between ${from}::date and ${to}::date and ${n} > 0`
}

/** Opened results; the part is the rank, `later` after the tenth, and empty where it is not known. */
const openedRows = ({ from, to }: Days): SQL => sql`
  select 'query' as kind, null::integer as id,
    case when sum(opened.n) over (partition by query) >= 5 then query else '' end as label,
    null::text as detail, day, opened.part, opened.n
  from search_answered_query cross join lateral (
    select case when rank <= 10 then 'rank_' || rank else 'rank_later' end as part, n
    from unnest(clicks_by_rank) with ordinality ranked (n, rank)
    union all
    select '', clicks - (select sum(n)::integer from unnest(clicks_by_rank) n)) opened
  where day between ${from}::date and ${to}::date and opened.n > 0`

const caseColumns = sql`'case' as kind, moderation_case.id, moderation_case.subject_name as label,
  moderation_case.subject_kind::text as detail`

/** Every metric. `docs/decisions/0053-metrics.md` says how they are kept. */
export const metricDefinitions: Readonly<Record<MetricName, MetricDefinition>> = {
  views: {
    kind: 'flow',
    rows: ({ from, to }) => sql`
      select listing_view.kind::text, listing_view.listing_id as id,
        coalesce(school.name, store.brand_name, product.name, '') as label,
        listing_view.source::text as detail, listing_view.day, listing_view.kind::text as part,
        listing_view.views as n
      from listing_view
      left join school on listing_view.kind = 'school' and school.id = listing_view.listing_id
      left join store on listing_view.kind = 'store' and store.id = listing_view.listing_id
      left join product on listing_view.kind = 'product' and product.id = listing_view.listing_id
      where listing_view.day between ${from}::date and ${to}::date`,
  },
  enquiries: {
    kind: 'flow',
    rows: (days) => sql`
      select ${enquiryColumns}, ${dayOf(sql`enquiry.confirmed_at`)} as day,
        case when enquiry.school_id is not null then 'school'
          when enquiry.store_id is not null then 'store' else 'general' end as part, 1 as n
      from enquiry where ${isCounted} and ${isIn(sql`enquiry.confirmed_at`, days)}`,
  },
  visits: { kind: 'flow', rows: reached('visit') },
  enrolments: { kind: 'flow', rows: reached('enrolled') },
  answer_times: {
    kind: 'flow',
    hasMinutes: true,
    rows: (days) => sql`
      select ${enquiryColumns}, ${dayOf(sql`enquiry.confirmed_at`)} as day,
        ${within(sql`enquiry.confirmed_at`, sql`enquiry.first_reply_at`)} as part, 1 as n,
        ${minutesBetween(sql`enquiry.confirmed_at`, sql`enquiry.first_reply_at`)}
      from enquiry where ${isCounted} and ${isIn(sql`enquiry.confirmed_at`, days)}`,
  },
  schools: {
    kind: 'stock',
    rows: () => sql`
      select ${schoolColumns}, coalesce(school.state, '') as part, 1 as n
      from school where is_public(school)`,
  },
  stores: {
    kind: 'stock',
    rows: () => sql`
      select 'store' as kind, store.id, store.brand_name as label, store.city as detail,
        null::date as day, coalesce(store.state, '') as part, 1 as n
      from store where is_public(store)`,
  },
  services: {
    kind: 'stock',
    rows: () => sql`
      select 'product' as kind, product.id, product.name as label, store.brand_name as detail,
        null::date as day, product.kind::text as part, 1 as n
      from product join store on store.id = product.store_id where is_public(product, store)`,
  },
  claimed_schools: {
    kind: 'stock',
    rows: () => sql`
      select ${schoolColumns}, coalesce(school.state, '') as part, 1 as n
      from school where school.owner_id is not null and is_public(school)`,
  },
  school_fields: {
    kind: 'stock',
    hasOverlappingParts: true,
    rows: () => sql`
      select ${schoolColumns}, field.part, 1 as n
      from school cross join lateral (values
        ('position', school.lat is not null and school.place_accuracy = 'exact'),
        ('contact', school.contact_phone is not null or school.contact_email is not null),
        ('website', school.website is not null),
        ('ages', school.age_min is not null or school.age_max is not null),
        ('fees', school.fees is not null),
        ('image', school.files <> '[]'::jsonb),
        ('description', school.description is not null),
        ('admission_dates', school.admission_closes_on is not null)) field (part, is_filled)
      where is_public(school) and field.is_filled`,
  },
  cases_opened: {
    kind: 'flow',
    rows: (days) => sql`
      select ${caseColumns}, ${dayOf(sql`opened_at`)} as day, why::text as part, 1 as n
      from moderation_case where ${isIn(sql`opened_at`, days)}`,
  },
  decision_times: {
    kind: 'flow',
    hasMinutes: true,
    rows: (days) => sql`
      select ${caseColumns}, ${dayOf(sql`decided_at`)} as day,
        ${within(sql`opened_at`, sql`decided_at`)} as part, 1 as n,
        ${minutesBetween(sql`opened_at`, sql`decided_at`)}
      from moderation_case where ${isIn(sql`decided_at`, days)}`,
  },
  searches: {
    kind: 'flow',
    rows: (days) => sql`
      ${queryRows('search_answered_query', sql`searches`)(days)}
      union all
      ${queryRows('search_unanswered_query', sql`(empty + relaxed)`)(days)}`,
  },
  empty_searches: { kind: 'flow', rows: queryRows('search_unanswered_query', sql`empty`) },
  opened_results: { kind: 'flow', rows: openedRows },
}

export const metricNames = Object.keys(metricDefinitions) as readonly MetricName[]
