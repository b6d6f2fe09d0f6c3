import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { adminActions, auditEntries, users } from '../../../db/schema/index.ts'
import { userName } from '../../../db/user-columns.ts'

export type AuditRepository = ReturnType<typeof createAuditRepository>
export type NewAuditEntry = typeof auditEntries.$inferInsert
export type AuditedRecord = Pick<NewAuditEntry, 'entity' | 'entityId'>
type NewAdminAction = typeof adminActions.$inferInsert

/** The admin who acts, and the action. */
export interface ActionOfAdmin {
  readonly actionId: number
  readonly userId: number
  readonly reason: string | null
}

/** A field that an action changed. */
export interface ActionEntry extends AuditedRecord {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  readonly revision: number | null
}

const matches = ({ entity, entityId }: AuditedRecord) =>
  and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId))

/** A record, and the fields whose latest edits are read. */
interface RecordFields extends AuditedRecord {
  readonly fields: readonly string[]
}

/** The entries that pruning keeps. */
export interface Retention {
  /** Newest edits of each user. */
  readonly editsPerUser: number
  readonly years: number
}

/** Entries that one statement deletes, so that each is short. */
const pruneSize = 5_000

/** Edits by owners and members, and every entry of a batch. */
const isPrunable = sql`actor_role in ('owner', 'member') and (action = 'edited' or entity = 'batch')`

/** Adds to the audit log, folds edits and prunes. A trigger refuses all other changes. */
export function createAuditRepository(db: Db) {
  return {
    async addEntries(tx: Db, entries: readonly NewAuditEntry[]): Promise<void> {
      await tx.insert(auditEntries).values([...entries])
    },

    /** Adds what an admin changed in many records, sent as one JSON text. */
    async addActionEntries(
      tx: Db,
      { actionId, userId, reason }: ActionOfAdmin,
      entries: readonly ActionEntry[],
    ): Promise<void> {
      await tx.execute(sql`
        insert into audit_entry (user_id, actor_role, action, entity, entity_id, field, before, after,
          revision, reason, action_id)
        select ${userId}::integer, 'admin', 'edited', e.entity, e."entityId", e.field, e.before,
          e.after, e.revision, ${reason}::text, ${actionId}::integer
        from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) e(entity edited_entity,
          "entityId" integer, field text, before jsonb, after jsonb, revision integer)`)
    },

    /**
     * Begins an action of an admin in a transaction: until its end, triggers keep what it changes, so
     * that it can be undone. Returns the id under which to add the action.
     */
    async beginAction(tx: Db): Promise<number> {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select set_config('edbazaar.action_id', nextval('admin_action_id_seq')::text, true) as id`)
      return Number(rows[0]?.id)
    },

    /** The latest edit of each field within the minutes in which edits are folded. */
    latestEdits: (tx: Db, { fields, ...record }: RecordFields) =>
      tx
        .selectDistinctOn([auditEntries.field], {
          id: auditEntries.id,
          field: auditEntries.field,
          userId: auditEntries.userId,
          actorRole: auditEntries.actorRole,
          isExcerpt: auditEntries.isExcerpt,
        })
        .from(auditEntries)
        .where(
          and(
            matches(record),
            eq(auditEntries.action, 'edited'),
            inArray(auditEntries.field, [...fields]),
            gt(auditEntries.createdAt, sql`now() - interval '10 minutes'`),
          ),
        )
        .orderBy(asc(auditEntries.field), desc(auditEntries.id)),

    /** Gives a recent edit the value and the revision of a later one. */
    async extendEdit(
      tx: Db,
      id: number,
      { after, revision }: Pick<NewAuditEntry, 'after' | 'revision'>,
    ): Promise<void> {
      await tx
        .update(auditEntries)
        .set({ after: after ?? null, revision: revision ?? null })
        .where(eq(auditEntries.id, id))
    },

    /** Deletes some of the entries that need not be kept; returns how many. */
    prune: ({ editsPerUser, years }: Retention): Promise<number> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('edbazaar.audit_pruning', 'on', true)`)
        const { rowCount } = await tx.execute(sql`
          delete from audit_entry where id in (
            (select id from audit_entry
              where ${isPrunable} and created_at < now() - make_interval(years => ${years})
              order by id limit ${pruneSize})
            union all
            (select beyond.id from (
                select user_id from audit_entry where ${isPrunable} and user_id is not null
                group by user_id having count(*) > ${editsPerUser}) busy
              cross join lateral (
                select id from audit_entry where ${isPrunable} and user_id = busy.user_id
                order by id desc offset ${editsPerUser} limit ${pruneSize}) beyond
              limit ${pruneSize}))`)
        return rowCount ?? 0
      }),

    async addAdminAction(tx: Db, action: NewAdminAction): Promise<number> {
      const [added] = await tx
        .insert(adminActions)
        .values(action)
        .returning({ id: adminActions.id })
      if (!added) throw new Error('The admin action was not added')
      return added.id
    },

    /** Those of the fields that changed after a revision. */
    async fieldsChangedAfter(
      tx: Db,
      record: AuditedRecord,
      fields: readonly string[],
      revision: number,
    ): Promise<string[]> {
      const changed = [
        inArray(auditEntries.field, [...fields]),
        gt(auditEntries.revision, revision),
      ]
      const found = await tx
        .selectDistinct({ field: auditEntries.field })
        .from(auditEntries)
        .where(and(matches(record), ...changed))
      return found.flatMap(({ field }) => field ?? [])
    },

    /** The values at a revision of the fields that changed after it. */
    async valuesAt(tx: Db, record: AuditedRecord, revision: number) {
      const changes = await tx
        .selectDistinctOn([auditEntries.field], {
          field: auditEntries.field,
          before: auditEntries.before,
        })
        .from(auditEntries)
        .where(
          and(
            matches(record),
            eq(auditEntries.action, 'edited'),
            gt(auditEntries.revision, revision),
          ),
        )
        .orderBy(asc(auditEntries.field), asc(auditEntries.revision), asc(auditEntries.id))
      return new Map<string, unknown>(
        changes.flatMap(({ field, before }) => (field === null ? [] : [[field, before]])),
      )
    },

    /** The user who changed a record last, and when; without a name if their account is deleted. */
    async lastChange(tx: Db, record: AuditedRecord) {
      const [found] = await tx
        .select({
          at: auditEntries.createdAt,
          name: userName,
        })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.userId))
        .where(and(matches(record), ne(auditEntries.action, 'read')))
        .orderBy(desc(auditEntries.id))
        .limit(1)
      return found
    },
  }
}
