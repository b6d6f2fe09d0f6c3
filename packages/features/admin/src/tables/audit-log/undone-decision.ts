import type { AuditEntry } from '@edbazaar/api-client'

interface Decision {
  readonly outcome: string | null
  readonly decided_at: string | null
}

const isDecision = (value: unknown): value is Decision =>
  typeof value === 'object' && value !== null && 'outcome' in value && 'decided_at' in value

/** The decision that an undo took back; undefined for any other entry. */
export function undoneDecision({
  field,
  before,
  after,
}: Pick<AuditEntry, 'field' | 'before' | 'after'>): Decision | undefined {
  const isUndone =
    field === 'decision' &&
    isDecision(before) &&
    before.outcome !== null &&
    isDecision(after) &&
    after.outcome === null
  return isUndone ? before : undefined
}
