import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Query, Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { endOf, startOf } from '../../../../db/days-in-india.ts'
import { idList } from '../../../../db/id-list.ts'
import { auditEntries, users } from '../../../../db/schema/index.ts'
import { contains, tableRows } from '../../../../db/table-rows.ts'
import { undoDays } from '../undo-days.ts'
import { recordNames } from './record-names.repository.ts'

type Row = Schema<'AuditEntry'>
type Person = Schema<'AuditEntryList'>['people'][number]

/** The query of the log; `people` are the users that its search found. */
export type AuditQuery = Query<'downloadAuditEntries'> & {
  readonly people?: readonly number[] | undefined
}

/** Users that a search finds at most. */
const maxPeople = 1_000

/** The actions of these users, and the changes to their accounts. */
const isAbout = (ids: readonly number[]): SQL | undefined =>
  or(
    sql`${auditEntries.userId} = any(${idList(ids)})`,
    and(eq(auditEntries.entity, 'user'), sql`${auditEntries.entityId} = any(${idList(ids)})`),
  )

const undo = sql<Row['undo']>`(
  select case
    when exists (select from admin_action u where u.undoes_action_id = a.id) then 'done'
    when a.created_at > now() - make_interval(days => ${undoDays})
      and exists (select from undo_record r where r.action_id = a.id) then 'possible' end
  from admin_action a where a.id = ${auditEntries.actionId})`

/** Reads the audit log. */
export function createAuditRows(db: Db) {
  return {
    /** The users whose name or email contains the words. */
    async peopleNamed(q: string): Promise<number[]> {
      const { rows } = await db.execute<{ id: number }>(sql`
        select id from ${users}
        where ${contains(q, sql`${users.firstname} || ' ' || ${users.lastname}`, users.email)}
        order by id limit ${maxPeople}`)
      return rows.map(({ id }) => id)
    },

    async people(ids: readonly number[]): Promise<Person[]> {
      if (ids.length === 0) return []
      const { rows } = await db.execute<Person & Record<string, unknown>>(sql`
        select id, btrim(firstname || ' ' || lastname) as name from app_user
        where id = any(${idList(ids)}) order by id`)
      return rows
    },

    async filterValues(ids: readonly number[]): Promise<Schema<'FilterValue'>[]> {
      if (ids.length === 0) return []
      const { rows } = await db.execute<Schema<'FilterValue'> & Record<string, unknown>>(sql`
        select id, name from filter_value where id = any(${idList(ids)}) order by id`)
      return rows
    },

    entries: tableRows<AuditQuery, Row>(db, {
      table: auditEntries,
      id: auditEntries.id,
      matches: (query) =>
        and(
          query.entity && eq(auditEntries.entity, query.entity),
          query.entity_id === undefined ? undefined : eq(auditEntries.entityId, query.entity_id),
          query.person_id === undefined ? undefined : isAbout([query.person_id]),
          query.people && isAbout(query.people),
          query.action && eq(auditEntries.action, query.action),
          query.actor_role && eq(auditEntries.actorRole, query.actor_role),
          query.field === undefined ? undefined : eq(auditEntries.field, query.field),
          query.from === undefined
            ? undefined
            : sql`${auditEntries.createdAt} >= ${startOf(query.from)}`,
          query.to === undefined ? undefined : sql`${auditEntries.createdAt} < ${endOf(query.to)}`,
        ),
      orders: { time: auditEntries.createdAt },
      async read(ids) {
        const found = await db
          .select({
            entry: auditEntries,
            actor: { id: users.id, firstname: users.firstname, lastname: users.lastname },
            undo,
          })
          .from(auditEntries)
          .leftJoin(users, eq(users.id, auditEntries.userId))
          .where(inArray(auditEntries.id, [...ids]))
        const nameOf = await recordNames(
          db,
          found.map(({ entry }) => entry),
        )
        return found.map(({ entry, actor, undo: undoState }) => ({
          id: entry.id,
          actor: actor && { id: actor.id, name: `${actor.firstname} ${actor.lastname}`.trim() },
          actor_role: entry.actorRole,
          action: entry.action,
          entity: entry.entity,
          entity_id: entry.entityId,
          name: nameOf(entry),
          field: entry.field,
          before: entry.before,
          after: entry.after,
          revision: entry.revision,
          reason: entry.reason,
          action_id: entry.actionId,
          undo: undoState,
          created_at: entry.createdAt.toISOString(),
        }))
      },
    }),
  }
}

export type AuditRows = ReturnType<typeof createAuditRows>
