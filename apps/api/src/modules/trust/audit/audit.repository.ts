import { and, asc, count, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Slice } from '../../../contract/page.ts'
import type { Db } from '../../../db/connect.ts'
import { adminActions, auditEntries, users } from '../../../db/schema/index.ts'

export type AuditRepository = ReturnType<typeof createAuditRepository>
export type NewAuditEntry = typeof auditEntries.$inferInsert
export type AuditedRecord = Pick<NewAuditEntry, 'entity' | 'entityId'>
type NewAdminAction = typeof adminActions.$inferInsert

/** The records to list; all without values. */
interface AuditFilter {
  readonly entity?: AuditedRecord['entity'] | undefined
  readonly entityId?: number | undefined
}

const matches = ({ entity, entityId }: AuditFilter) =>
  and(
    entity === undefined ? undefined : eq(auditEntries.entity, entity),
    entityId === undefined ? undefined : eq(auditEntries.entityId, entityId),
  )

/** Adds to the audit log and reads it. Nothing updates or deletes its rows. */
export function createAuditRepository(db: Db) {
  return {
    async addEntries(tx: Db, entries: readonly NewAuditEntry[]): Promise<void> {
      await tx.insert(auditEntries).values([...entries])
    },

    async addAdminAction(tx: Db, action: NewAdminAction): Promise<number> {
      const [added] = await tx
        .insert(adminActions)
        .values(action)
        .returning({ id: adminActions.id })
      if (!added) throw new Error('The admin action was not added')
      return added.id
    },

    /** Which of the fields changed after a revision. */
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

    /** A page of the log, newest first. */
    list: (filter: AuditFilter, { offset, limit }: Slice) =>
      db
        .select({
          entry: auditEntries,
          actor: { id: users.id, firstname: users.firstname, lastname: users.lastname },
        })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.userId))
        .where(matches(filter))
        .orderBy(desc(auditEntries.id))
        .offset(offset)
        .limit(limit),

    async count(filter: AuditFilter): Promise<number> {
      const [found] = await db.select({ n: count() }).from(auditEntries).where(matches(filter))
      return found?.n ?? 0
    },
  }
}
