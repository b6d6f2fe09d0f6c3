import { and, eq, or, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { idList } from '../../../db/id-list.ts'
import { isoTime } from '../../../db/iso-time.ts'
import { contactMessages } from '../../../db/schema/index.ts'
import { contains, tableRows } from '../../../db/table-rows.ts'
import { type AssignedQuery, adminName, isAssigned, isNumber } from './assigned.repository.ts'

type Row = Schema<'AdminContactMessage'>

/** The messages with these ids, in any order. */
export async function readContactMessages(tx: Db, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select m.id, m.name, m.email, m.topic, m.message, 'reply' as consent,
      ${isoTime(sql`m.created_at`)} as received_at, m.answered_on::text as answered_on,
      ${adminName('answered')} as answered_by, m.assigned_to as assigned_to_id,
      ${adminName('assigned')} as assigned_to, m.revision
    from contact_message m
      left join app_user answered on answered.id = m.answered_by
      left join app_user assigned on assigned.id = m.assigned_to
    where m.id = any(${idList(ids)})`)
  return rows
}

/** Every message from the contact page. */
export const contactMessageRows = (db: Db) =>
  tableRows<AssignedQuery<Query<'downloadAdminContactMessages'>>, Row>(db, {
    table: contactMessages,
    id: contactMessages.id,
    matches: ({ q, status, topic, ...assigned }) =>
      and(
        or(
          isNumber(contactMessages.id, q),
          contains(q, contactMessages.name, contactMessages.email, contactMessages.message),
        ),
        status &&
          (status === 'open'
            ? sql`contact_message.answered_on is null`
            : sql`contact_message.answered_on is not null`),
        topic && eq(contactMessages.topic, topic),
        isAssigned(contactMessages.assignedTo, assigned),
      ),
    orders: {
      name: sql`lower(${contactMessages.name})`,
      topic: contactMessages.topic,
      received: contactMessages.createdAt,
      answered: contactMessages.answeredOn,
    },
    read: (ids) => readContactMessages(db, ids),
  })
