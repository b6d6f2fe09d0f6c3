import { and, eq, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { idList } from '../../../db/id-list.ts'
import { isoTime } from '../../../db/iso-time.ts'
import { filterRequests, users } from '../../../db/schema/index.ts'
import { contains, tableRows } from '../../../db/table-rows.ts'
import { namedListings } from './named-listings.repository.ts'

type Row = Schema<'AdminFilterRequest'>

/** The requests that one decision is about, or was: those for the same value. */
const sameValue = sql`(
  select same.id from filter_request same where same.section = r.section
    and same.category = r.category and lower(same.value) = lower(r.value)
    and same.status = r.status and same.action_id is not distinct from r.action_id)`

/** The requests with these ids, in any order. */
export async function readFilterRequests(tx: Db, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select r.id, r.value, r.section, r.category, r.name, r.user_id as requester_id,
      nullif(btrim(u.firstname || ' ' || u.lastname), '') as requester_name,
      (select count(*)::integer from ${sameValue} same) as requests,
      (select count(distinct (l.kind, l.id))::integer
        from filter_request g cross join lateral (${namedListings(sql`g`)}) l
        where g.id in ${sameValue}) as listings,
      r.status, r.value_id, v.name as value_name, r.reason_code, r.note,
      nullif(btrim(d.firstname || ' ' || d.lastname), '') as decided_by,
      ${isoTime(sql`r.decided_at`)} as decided_at, r.action_id,
      ${isoTime(sql`r.created_at`)} as requested_at
    from filter_request r
      left join app_user u on u.id = r.user_id
      left join app_user d on d.id = r.decided_by
      left join filter_value v on v.id = r.value_id
    where r.id = any(${idList(ids)})`)
  return rows
}

/** Every requested filter value, whatever its status. */
export const filterRequestRows = (db: Db) =>
  tableRows<Query<'downloadAdminFilterRequests'>, Row>(db, {
    table: filterRequests,
    id: filterRequests.id,
    joins: sql`left join ${users} on ${users.id} = ${filterRequests.userId}`,
    matches: ({ q, status, section }) =>
      and(
        contains(
          q,
          filterRequests.value,
          filterRequests.category,
          filterRequests.name,
          sql`${users.firstname} || ' ' || ${users.lastname}`,
        ),
        status && eq(filterRequests.status, status),
        section && eq(filterRequests.section, section),
      ),
    orders: {
      value: sql`lower(${filterRequests.value})`,
      filter: filterRequests.category,
      requested: filterRequests.createdAt,
      decided: filterRequests.decidedAt,
    },
    read: (ids) => readFilterRequests(db, ids),
  })
