import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { auditEntries } from '../../../db/schema/index.ts'

type Entry = typeof auditEntries.$inferInsert
type EditedEntity = Entry['entity']

/** What somebody did to a field of something that is listed. */
export type Edit = Pick<
  Entry,
  'userId' | 'entity' | 'entityId' | 'field' | 'before' | 'after' | 'revision'
>

export interface EditedField {
  readonly entity: EditedEntity
  readonly entityId: number
  readonly field: string
}

export const editsRepository = {
  async add(tx: Db, edits: readonly Edit[]): Promise<void> {
    if (edits.length > 0) await tx.insert(auditEntries).values([...edits])
  },

  /** Whether a field was changed after a revision. */
  async isChangedSince(tx: Db, { entity, entityId, field }: EditedField, revision: number) {
    const found = await tx
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.entity, entity),
          eq(auditEntries.entityId, entityId),
          eq(auditEntries.field, field),
          gt(auditEntries.revision, revision),
        ),
      )
      .limit(1)
    return found.length > 0
  },

  /** What the fields that were changed after a revision had been at it. */
  async valuesAt(tx: Db, { entity, entityId }: Omit<EditedField, 'field'>, revision: number) {
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
