import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../../contract/operations.ts'
import type { Db } from '../../../../db/connect.ts'
import { idList } from '../../../../db/id-list.ts'

type Entity = Schema<'AuditedEntity'>

/** The table of an entity, and SQL of the name of its records. */
const names: Readonly<Record<Entity, readonly [table: string, name: SQL]>> = {
  school: ['school', sql`name`],
  store: ['store', sql`brand_name`],
  product: ['product', sql`name`],
  batch: ['batch', sql`name`],
  user: ['app_user', sql`btrim(firstname || ' ' || lastname)`],
  filter_request: ['filter_request', sql`value`],
  job: ['job', sql`title`],
  blog: ['blog', sql`title`],
  video: ['video', sql`title`],
  filter_value: ['filter_value', sql`name`],
  moderation_case: ['moderation_case', sql`subject_name`],
  exited_user: ['exited_user', sql`first_name || ' ' || last_name`],
  contact_message: ['contact_message', sql`name`],
  newsletter_draft: ['newsletter_draft', sql`title`],
  comment: ['comment', sql`left(body_text, 80)`],
}

interface Named extends Record<string, unknown> {
  readonly entity: Entity
  readonly id: number
  readonly name: string
}

interface AuditedId {
  readonly entity: Entity
  readonly entityId: number
}

const keyOf = (entity: Entity, id: number) => `${entity} ${id}`

/** Reads the names of records as they are now; returns a function without a name for those deleted. */
export async function recordNames(db: Db, records: readonly AuditedId[]) {
  const entities = [...new Set(records.map(({ entity }) => entity))]
  const selects = entities.map((entity) => {
    const ids = records.filter((record) => record.entity === entity).map((each) => each.entityId)
    const [table, name] = names[entity]
    return sql`select ${entity}::text as entity, id, ${name} as name from ${sql.identifier(table)}
      where id = any(${idList([...new Set(ids)])})`
  })
  const { rows } =
    selects.length === 0
      ? { rows: [] }
      : await db.execute<Named>(sql.join(selects, sql` union all `))
  const found = new Map(rows.map(({ entity, id, name }) => [keyOf(entity, id), name]))
  return ({ entity, entityId }: AuditedId): string | null =>
    found.get(keyOf(entity, entityId)) ?? null
}
