import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { listingName } from '../../../../db/listing-columns.ts'
import {
  batches,
  enquiries,
  products,
  schools,
  stores,
  users,
} from '../../../../db/schema/index.ts'
import { userName } from '../../../../db/user-columns.ts'
import type { EnquiryState } from '../../enquiries/record/enquiry-states.ts'
import type { DeskScope } from '../access/desk-scope.ts'
import { groupConsents } from '../consent/group-consents.repository.ts'
import {
  type DeskFilter,
  type DeskSort,
  isDue,
  isInScope,
  isOverdue,
  matches,
  orderOf,
} from './desk-filter.repository.ts'

export type DeskListRepository = ReturnType<typeof createDeskListRepository>
export type DeskRow = Awaited<ReturnType<DeskListRepository['page']>>[number]

export interface DeskQuery {
  readonly scope: DeskScope
  readonly filter: DeskFilter
  /** The caller, for `assigned=me`. */
  readonly userId: number
}

interface LastText {
  readonly text: string | null
  readonly at: string
  readonly isRead: boolean
}

interface Counts {
  readonly state: EnquiryState
  readonly n: number
  readonly overdue: number
  readonly lastAt: string
  /** Working minutes until the first reply, over all states. */
  readonly medianMinutes: number | null
}

/** The enquiry itself and those that were merged into it. */
const inGroup = (alias: SQL) =>
  sql`(${alias}.id = enquiry.id or ${alias}.merged_into_id = enquiry.id)`

/** The latest text of the sender, of which the beginning is enough. */
const lastText = sql<LastText>`(
  select json_build_object('text', left(t.text, 400), 'at', t.at, 'isRead', t.is_read) from (
    select case when g.withdrawn_at is null then g.message end as text, g.confirmed_at as at,
      g.first_seen_at is not null as is_read
    from enquiry g where ${inGroup(sql`g`)}
    union all
    select case when g.withdrawn_at is null then m.body_text end, m.at, m.read_at is not null
    from enquiry g join enquiry_message m on m.enquiry_id = g.id
    where ${inGroup(sql`g`)} and m.side = 'parent') t
  order by t.at desc limit 1)`

const waitingSince = sql<string | null>`(
  select min(g.waiting_since) from enquiry g where ${inGroup(sql`g`)})`

const whereOf = ({ scope, filter, userId }: DeskQuery): SQL | undefined =>
  and(isInScope(scope), matches(filter, userId))

/** Reads pages of enquiries and their counts. */
export function createDeskListRepository(db: Db) {
  // Planning this takes longer than running it, so it is prepared, apart from the filters.
  const rowsOfPage = db
    .select({
      ...rowColumns,
      consents: groupConsents,
      lastText,
      waitingSince,
      listingName,
      productName: products.name,
      batchName: batches.name,
      assigneeName: userName,
    })
    .from(enquiries)
    .leftJoin(schools, eq(schools.id, enquiries.schoolId))
    .leftJoin(stores, eq(stores.id, enquiries.storeId))
    .leftJoin(products, eq(products.id, enquiries.productId))
    .leftJoin(batches, eq(batches.id, enquiries.batchId))
    .leftJoin(users, eq(users.id, enquiries.assignedTo))
    .where(sql`${enquiries.id} = any(${sql.placeholder('ids')}::integer[])`)
    .orderBy(sql`array_position(${sql.placeholder('ids')}::integer[], ${enquiries.id})`)
    .prepare('desk_enquiry_rows')

  return {
    /** A page of enquiries, in order. */
    async page(query: DeskQuery, sort: DeskSort, { offset, limit }: Slice) {
      const { state, due } = query.filter
      const page = await db
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(
          and(
            whereOf(query),
            state === undefined ? undefined : eq(enquiries.state, state),
            due === undefined ? undefined : isDue(due),
          ),
        )
        .orderBy(orderOf[sort])
        .limit(limit)
        .offset(offset)
      return page.length === 0 ? [] : rowsOfPage.execute({ ids: page.map(({ id }) => id) })
    },

    /** The counts of each state that occurs. */
    async counts(query: DeskQuery): Promise<Counts[]> {
      const { rows } = await db.execute<{ [Key in keyof Counts]: Counts[Key] }>(sql`
        select state, (count(*) filter (where ${isDue(query.filter.due)}))::integer as n,
          (count(*) filter (where ${isOverdue()}))::integer as overdue, max(confirmed_at) as "lastAt",
          (select percentile_disc(0.5) within group (order by first_reply_minutes) from enquiry
            where ${whereOf(query)} and confirmed_at > now() - interval '30 days') as "medianMinutes"
        from enquiry where ${whereOf(query)} group by state`)
      return rows
    },
  }
}

const rowColumns = {
  id: enquiries.id,
  publicId: enquiries.publicId,
  reference: enquiries.reference,
  revision: enquiries.revision,
  state: enquiries.state,
  stateSince: enquiries.stateSince,
  schoolId: enquiries.schoolId,
  storeId: enquiries.storeId,
  productId: enquiries.productId,
  batchId: enquiries.batchId,
  parentName: enquiries.parentName,
  childName: enquiries.childName,
  bornMonth: enquiries.bornMonth,
  classSought: enquiries.classSought,
  wantedFrom: enquiries.wantedFrom,
  confirmedAt: enquiries.confirmedAt,
  replyDueAt: enquiries.replyDueAt,
  firstReplyAt: enquiries.firstReplyAt,
  nextActionOn: enquiries.nextActionOn,
  assignedTo: enquiries.assignedTo,
  withdrawnAt: enquiries.withdrawnAt,
  isTest: enquiries.isTest,
} as const
