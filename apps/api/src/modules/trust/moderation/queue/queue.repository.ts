import { type SQL, sql } from 'drizzle-orm'
import type { Query } from '../../../../contract/operations.ts'
import type { Slice } from '../../../../contract/page.ts'
import type { Db } from '../../../../db/connect.ts'
import { idList } from '../../../../db/id-list.ts'
import { isoTime } from '../../../../db/iso-time.ts'
import { containsPattern } from '../../../../db/like-pattern.ts'
import { undoDays } from '../../audit/undo-days.ts'
import { caseColumns, casePeople } from './case-columns.repository.ts'
import type { CaseRecord } from './case-record.ts'
import { priorityBounds } from './priorities.ts'

export type QueueRepository = ReturnType<typeof createQueueRepository>
export type QueueFilter = Omit<Query<'listModerationCases'>, 'page' | 'per_page' | 'sort'>
type Sort = Query<'listModerationCases'>['sort']

interface TabCount extends Record<string, unknown> {
  readonly tab: string
  readonly count: number
  readonly oldestAt: string | null
  readonly isOverdue: boolean
}

interface ViewCounts extends Record<string, unknown> {
  readonly all: number
  readonly held: number
  readonly with_findings: number
  readonly overdue: number
  readonly mine: number
}

const wasDecided = sql`c.decided_at > now() - make_interval(days => ${undoDays})`

/** An array of texts as SQL, so that an index on the column is used. */
const isAmong = (column: SQL, values: readonly string[]) =>
  values.length === 1
    ? sql`${column} = ${values[0]}`
    : sql`${column} in (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`

const ofKinds = ({ kinds }: Pick<QueueFilter, 'kinds'>) =>
  kinds === undefined ? [] : [isAmong(sql`c.subject_kind`, kinds)]

const ofTab = ({ tab }: Pick<QueueFilter, 'tab'>) =>
  tab === 'decided' ? [wasDecided] : [sql`c.decided_at is null`, sql`c.tab = ${tab}`]

/** The number of a case, if the words of a search are one. */
const numberOf = (words: string) => /^(?:m-?)?(\d{1,9})$/i.exec(words.trim())?.[1]

function matchesQuery(words: string | undefined): SQL[] {
  if (words === undefined || words.trim() === '') return []
  const number = numberOf(words)
  const part = containsPattern(words)
  const byNumber = number === undefined ? sql`` : sql`or c.id = ${Number(number)}`
  return [
    sql`(c.subject_name ilike ${part} or c.owner_id in (
      select id from app_user where firstname || ' ' || lastname ilike ${part}) ${byNumber})`,
  ]
}

function conditionsOf(filter: QueueFilter, userId: number): SQL[] {
  const { priority, finding, claimed, owner, field } = filter
  const conditions = [...ofKinds(filter), ...ofTab(filter), ...matchesQuery(filter.query)]
  const isClaimed = sql`coalesce(c.claimed_until > now(), false)`
  if (priority !== undefined) {
    const { from, below } = priorityBounds[priority]
    conditions.push(sql`c.score >= ${from}`, sql`c.score < ${below}`)
  }
  if (finding !== undefined)
    conditions.push(sql`c.findings @> ${JSON.stringify([{ code: finding }])}::jsonb`)
  if (filter.has_findings !== undefined)
    conditions.push(sql`(c.findings <> '[]') = ${filter.has_findings}`)
  if (claimed === 'nobody') conditions.push(sql`not ${isClaimed}`)
  if (claimed === 'me') conditions.push(sql`${isClaimed} and c.claimed_by = ${userId}`)
  if (claimed === 'others') conditions.push(sql`${isClaimed} and c.claimed_by <> ${userId}`)
  if (owner !== undefined) conditions.push(sql`c.owner_id = ${owner}`)
  if (field !== undefined) conditions.push(sql`${field} = any(c.fields)`)
  if (filter.is_held !== undefined)
    conditions.push(sql`(c.held_fields <> '{}') = ${filter.is_held}`)
  if (filter.waiting_hours !== undefined)
    conditions.push(sql`c.opened_at < now() - make_interval(hours => ${filter.waiting_hours})`)
  return conditions
}

function orderOf(sort: Sort, { tab }: QueueFilter): SQL {
  const time = tab === 'decided' ? sql`c.decided_at` : sql`c.opened_at`
  switch (sort) {
    case 'oldest':
      return sql`${time}, c.id`
    case 'newest':
      return sql`${time} desc, c.id desc`
    case 'priority':
      return sql`c.score desc nulls last, c.id`
    case 'waiting':
      return sql`c.is_urgent desc, ${time}, c.id`
  }
}

const allOf = (conditions: readonly SQL[]) => sql.join([sql`true`, ...conditions], sql` and `)

const countOf = (conditions: readonly SQL[]) =>
  sql`(select count(*)::integer from moderation_case c where ${allOf(conditions)})`

/** Reads the queue of moderation. Cases that wait more than `targetHours` are overdue. */
export function createQueueRepository(db: Db, targetHours: number) {
  const columns = caseColumns(targetHours)
  const isOverdue = sql`c.opened_at < now() - make_interval(hours => ${targetHours})`
  return {
    /** A page of cases, found in an index; their rows and people are read after the page is cut. */
    async list(
      filter: QueueFilter,
      sort: Sort,
      userId: number,
      { limit, offset }: Slice,
    ): Promise<CaseRecord[]> {
      const order = orderOf(sort, filter)
      const { rows } = await db.execute<CaseRecord>(sql`
        with page as materialized (
          select c.id from moderation_case c where ${allOf(conditionsOf(filter, userId))}
          order by ${order} limit ${limit} offset ${offset})
        select ${columns} from page join moderation_case c on c.id = page.id ${casePeople}
        order by ${order}`)
      return rows
    },

    async count(filter: QueueFilter, userId: number): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::integer as count from moderation_case c
        where ${allOf(conditionsOf(filter, userId))}`)
      return rows[0]?.count ?? 0
    },

    /** Open cases by tab. */
    async tabs(filter: Pick<QueueFilter, 'kinds'>): Promise<TabCount[]> {
      const open = [sql`c.decided_at is null`, ...ofKinds(filter)]
      const { rows } = await db.execute<TabCount>(sql`
        select c.tab, count(*)::integer as count, ${isoTime(sql`min(c.opened_at)`)} as "oldestAt",
          min(c.opened_at) < now() - make_interval(hours => ${targetHours}) as "isOverdue"
        from moderation_case c where ${allOf(open)} group by c.tab`)
      return rows
    },

    /** Number of cases decided in the last 30 days, and the median minutes of the last 7. */
    async decided(filter: Pick<QueueFilter, 'kinds'>) {
      const wasDecidedThisWeek = sql`c.decided_at > now() - interval '7 days'`
      const { rows } = await db.execute<{ count: number; minutes: number | null }>(sql`
        select ${countOf([wasDecided, ...ofKinds(filter)])} as count, (
          select (percentile_cont(0.5) within group (
            order by extract(epoch from decided_at - opened_at)) / 60)::integer
          from moderation_case c where ${allOf([wasDecidedThisWeek, ...ofKinds(filter)])}) as minutes`)
      return rows[0] ?? { count: 0, minutes: null }
    },

    /** Cases of a tab, by the saved views; each is counted in an index. */
    async views(filter: Pick<QueueFilter, 'kinds' | 'tab'>, userId: number): Promise<ViewCounts> {
      const inTab = [...ofKinds(filter), ...ofTab(filter)]
      const isMine = sql`c.claimed_by = ${userId} and c.claimed_until > now()`
      const { rows } = await db.execute<ViewCounts>(sql`
        select ${countOf(inTab)} as "all",
          ${countOf([...inTab, sql`c.held_fields <> '{}'`])} as held,
          ${countOf([...inTab, sql`c.findings <> '[]'`])} as with_findings,
          ${countOf([...inTab, sql`c.decided_at is null`, isOverdue])} as overdue,
          ${countOf([...inTab, isMine])} as mine`)
      return rows[0] ?? { all: 0, held: 0, with_findings: 0, overdue: 0, mine: 0 }
    },

    /** Cases by id, in the order of the ids. */
    async find(ids: readonly number[], tx: Db = db): Promise<CaseRecord[]> {
      if (ids.length === 0) return []
      const { rows } = await tx.execute<CaseRecord>(sql`
        select ${columns} from unnest(${idList(ids)})
            with ordinality wanted(id, place)
          join moderation_case c on c.id = wanted.id ${casePeople}
        order by wanted.place`)
      return rows
    },
  }
}
