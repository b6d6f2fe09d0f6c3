import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { auditEntries } from '../../../db/schema/index.ts'

type Entry = typeof auditEntries.$inferInsert

export type Edit = Pick<
  Entry,
  'userId' | 'entity' | 'entityId' | 'field' | 'before' | 'after' | 'revision'
>

export type AuditedRecord = Pick<Entry, 'entity' | 'entityId'>

export const editsRepository = {
  async add(tx: Db, edits: readonly Edit[]): Promise<void> {
    if (edits.length > 0) await tx.insert(auditEntries).values([...edits])
  },

  /** Which of the fields changed after a revision. */
  async fieldsChangedAfter(
    tx: Db,
    { entity, entityId }: AuditedRecord,
    fields: readonly string[],
    revision: number,
  ): Promise<string[]> {
    const found = await tx
      .selectDistinct({ field: auditEntries.field })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entity, entity),
          eq(auditEntries.entityId, entityId),
          inArray(auditEntries.field, [...fields]),
          gt(auditEntries.revision, revision),
        ),
      )
    return found.map(({ field }) => field)
  },

  /** The values at a revision of the fields that changed after it. */
  async valuesAt(tx: Db, { entity, entityId }: AuditedRecord, revision: number) {
    const changes = await tx
      .selectDistinctOn([auditEntries.field], {
        field: auditEntries.field,
        before: auditEntries.before,
      })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entity, entity),
          eq(auditEntries.entityId, entityId),
          gt(auditEntries.revision, revision),
        ),
      )
      .orderBy(asc(auditEntries.field), asc(auditEntries.revision), asc(auditEntries.id))
    return new Map<string, unknown>(changes.map(({ field, before }) => [field, before]))
  },
}
