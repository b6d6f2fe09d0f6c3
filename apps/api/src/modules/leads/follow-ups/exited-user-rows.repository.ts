import { and, or, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { idList } from '../../../db/id-list.ts'
import { isoTime } from '../../../db/iso-time.ts'
import { exitedUsers } from '../../../db/schema/index.ts'
import { contains, tableRows } from '../../../db/table-rows.ts'
import { type AssignedQuery, adminName, isAssigned, isNumber } from './assigned.repository.ts'

type Row = Schema<'AdminExitedUser'>

const name = sql`(exited_user.first_name || ' ' || exited_user.last_name)`
/** Contact details are hidden once the person was contacted, because they agreed to one contact. */
const whileOpen = (column: string) =>
  sql`case when exited_user.contacted_on is null then exited_user.${sql.identifier(column)} end`

/** The contact details with these ids, in any order. */
export async function readExitedUsers(tx: Db, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select exited_user.id, ${name} as name, ${whileOpen('email')} as email,
      ${whileOpen('phone')} as phone, exited_user.user_id, exited_user.exited_page as page,
      case when exited_user.contacted_on is null then 'one_contact' else 'used' end as consent,
      ${isoTime(sql`exited_user.created_at`)} as received_at,
      exited_user.contacted_on::text as contacted_on, ${adminName('contacted')} as contacted_by,
      exited_user.assigned_to as assigned_to_id, ${adminName('assigned')} as assigned_to,
      exited_user.revision
    from exited_user
      left join app_user contacted on contacted.id = exited_user.contacted_by
      left join app_user assigned on assigned.id = exited_user.assigned_to
    where exited_user.id = any(${idList(ids)})`)
  return rows
}

/** Everybody who left contact details in the exit popup. */
export const exitedUserRows = (db: Db) =>
  tableRows<AssignedQuery<Query<'downloadAdminExitedUsers'>>, Row>(db, {
    table: exitedUsers,
    id: exitedUsers.id,
    matches: ({ q, status, ...assigned }) =>
      and(
        or(
          isNumber(exitedUsers.id, q),
          contains(q, name, exitedUsers.exitedPage, whileOpen('email'), whileOpen('phone')),
        ),
        status &&
          (status === 'open'
            ? sql`exited_user.contacted_on is null`
            : sql`exited_user.contacted_on is not null`),
        isAssigned(exitedUsers.assignedTo, assigned),
      ),
    orders: {
      name: sql`lower(${name})`,
      page: exitedUsers.exitedPage,
      received: exitedUsers.createdAt,
      contacted: exitedUsers.contactedOn,
    },
    read: (ids) => readExitedUsers(db, ids),
  })
