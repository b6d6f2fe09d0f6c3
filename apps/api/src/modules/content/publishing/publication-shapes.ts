import type { Schema } from '../../../contract/operations.ts'
import type { PublicationStatus } from '../review/publication-states.ts'
import type { Publications } from './publications.repository.ts'

type EventRow = Awaited<ReturnType<Publications['events']>>[number]

export const toPublicationEvent = (row: EventRow): Schema<'BlogEvent'> => ({
  from: row.from,
  to: row.to,
  actor: row.actor,
  name: row.name,
  reason_code: row.reasonCode as Schema<'BlogEvent'>['reason_code'],
  note: row.note,
  at: row.at,
})

interface RemarkRow {
  readonly id: number
  readonly n: number
  readonly text: string
  readonly name: string | null
  readonly sentAt: Date | null
  readonly resolvedAt: Date | null
  readonly at: Date
}

/** What the remarks on blogs and on videos have in common: all but their place. */
export const toRemark = (row: RemarkRow) => ({
  id: row.id,
  n: row.n,
  text: row.text,
  name: row.name,
  sent_at: row.sentAt?.toISOString() ?? null,
  resolved_at: row.resolvedAt?.toISOString() ?? null,
  at: row.at.toISOString(),
})

interface StatusCount {
  readonly status: PublicationStatus
  readonly total: number
}

/** The number of an author's publications per status, and in all of the chosen one. */
export function countsByStatus(rows: readonly StatusCount[], chosen?: PublicationStatus) {
  const counts = { draft: 0, review: 0, published: 0, changes: 0, removed: 0 }
  for (const { status, total } of rows) counts[status] = total
  const all = rows.reduce((sum, { total }) => sum + total, 0)
  return { counts, total: chosen === undefined ? all : counts[chosen] }
}
