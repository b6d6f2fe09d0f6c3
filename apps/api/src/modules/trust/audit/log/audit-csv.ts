import type { Schema } from '../../../../contract/operations.ts'

/** An entry as the columns of the CSV file. */
export const csvRow = (entry: Schema<'AuditEntry'>) => ({
  id: entry.id,
  created_at: entry.created_at,
  actor_id: entry.actor?.id ?? null,
  actor: entry.actor?.name ?? null,
  actor_role: entry.actor_role,
  action: entry.action,
  entity: entry.entity,
  entity_id: entry.entity_id,
  name: entry.name,
  field: entry.field,
  before: csvText(entry.before),
  after: csvText(entry.after),
  revision: entry.revision,
  reason: entry.reason,
  action_id: entry.action_id,
})

/** A value as text: `seats: 12; price: 900`. What is empty is left out. */
export function csvText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.flatMap((each) => csvText(each) ?? []).join('; ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .flatMap(([name, each]) => {
      const text = csvText(each)
      return text === null || text === '' ? [] : `${name}: ${text}`
    })
    .join('; ')
}
