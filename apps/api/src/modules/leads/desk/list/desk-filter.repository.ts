import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Query } from '../../../../contract/operations.ts'
import { hasReachedDesk } from '../../../../db/enquiry-conditions.ts'
import { containsPattern } from '../../../../db/like-pattern.ts'
import { consents, enquiries } from '../../../../db/schema/index.ts'
import { todayInIndia } from '../../../platform/dates/today-in-india.ts'
import { ownerChangedAt } from '../../enquiries/record/owner-changes.repository.ts'
import type { DeskScope } from '../access/desk-scope.ts'

/** The filters of a list; the names are those of the contract. */
export type DeskFilter = Pick<Query<'listDeskEnquiries'>, 'assigned' | 'due' | 'q' | 'state'>
export type DeskSort = NonNullable<Query<'listDeskEnquiries'>['sort']>

/** An enquiry whose desk still has something to do. */
const isOpen = sql`enquiry.state in ('new', 'contacted', 'visit', 'applied')
  and enquiry.withdrawn_at is null`

/** When the desk must act next: the reply is due, or the day of the next action ends. */
const dueAt = sql`case when ${isOpen} then least(
  case when enquiry.first_reply_at is null then enquiry.reply_due_at end,
  (enquiry.next_action_on + 1)::timestamp at time zone 'Asia/Kolkata') end`

/** As subqueries, so that each is computed once and not for every row. */
const today = () => sql`(select ${todayInIndia()}::date)`
const endOfToday = () =>
  sql`(select (${todayInIndia()}::date + 1)::timestamp at time zone 'Asia/Kolkata')`

/** Whether the reply is overdue, or the day of the next action has passed. */
export const isOverdue = (): SQL => sql`(${isOpen} and (
  (enquiry.first_reply_at is null and enquiry.reply_due_at < now())
  or enquiry.next_action_on < ${today()}))`

/** Whether one of the two is today, and none has passed. */
const isDueToday = (): SQL => sql`(${isOpen} and ${isOverdue()} is not true and (
  (enquiry.first_reply_at is null and enquiry.reply_due_at < ${endOfToday()})
  or enquiry.next_action_on = ${today()}))`

export const isDue = (due: DeskFilter['due']): SQL =>
  due === undefined ? sql`true` : due === 'overdue' ? isOverdue() : isDueToday()

/** Enquiries that their desk can see, in a scope, including its own test. */
export function isInScope(scope: DeskScope): SQL | undefined {
  return and(hasReachedDesk(), ofScope(scope))
}

function ofScope(scope: DeskScope): SQL | undefined {
  if (scope.kind === 'general') return and(isNull(enquiries.schoolId), isNull(enquiries.storeId))
  if (scope.kind !== 'listings')
    return eq(scope.kind === 'product' ? enquiries.productId : enquiries.batchId, scope.id)
  const idsOf = (kind: 'school' | 'store') =>
    scope.listings.filter((each) => each.kind === kind).map(({ id }) => id)
  const [schoolIds, storeIds] = [idsOf('school'), idsOf('store')]
  return or(
    schoolIds.length > 0 ? inArray(enquiries.schoolId, schoolIds) : undefined,
    storeIds.length > 0 ? inArray(enquiries.storeId, storeIds) : undefined,
    sql`false`,
  )
}

/** The assignment and the search text; the state and due times are counted, so they are apart. */
export const matches = ({ assigned, q }: DeskFilter, userId: number): SQL | undefined =>
  and(isAssigned(assigned, userId), hasText(q))

function isAssigned(assigned: DeskFilter['assigned'], userId: number): SQL | undefined {
  if (assigned === undefined) return undefined
  if (assigned === 'none') return isNull(enquiries.assignedTo)
  return eq(enquiries.assignedTo, assigned === 'me' ? userId : Number(assigned))
}

/** Whether the desk may see the sender, also by those merged into the enquiry; stricter on expiry. */
export const isVisible = sql`(${enquiries.withdrawnAt} is null
  and exists (select from ${consents} c where c.id = ${enquiries.consentId}
    and c.withdrawn_at is null and c.expires_at > now()
    and ${ownerChangedAt(sql`enquiry`, sql`c`)} is null)
  and enquiry.id not in (select m.merged_into_id from ${enquiries} m
    join ${consents} c on c.id = m.consent_id
    where m.merged_into_id is not null
      and (c.withdrawn_at is not null or m.withdrawn_at is not null)))`

/** Names are found only while the desk may see them, so that a search reveals nothing. */
export function hasText(q: string | undefined): SQL | undefined {
  if (!q?.trim()) return undefined
  const pattern = containsPattern(q)
  const named = sql`concat_ws(E'\\n', reference, class_sought, parent_name, child_name)`
  const unnamed = sql`concat_ws(E'\\n', reference, class_sought)`
  return sql`(${named} ilike ${pattern} and (${unnamed} ilike ${pattern} or ${isVisible}))`
}

export const orderOf: Readonly<Record<DeskSort, SQL>> = {
  newest: sql`enquiry.confirmed_at desc, enquiry.id desc`,
  oldest: sql`enquiry.confirmed_at, enquiry.id`,
  due: sql`${dueAt} nulls last, enquiry.confirmed_at desc, enquiry.id desc`,
}
