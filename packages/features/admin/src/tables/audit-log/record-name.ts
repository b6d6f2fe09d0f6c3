import type { AuditEntry } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { historyMessages } from '../../audit-entries/messages'
import { auditMessages as messages } from './messages'

/** The kind of an entry's record with its name; with its number if it has no title or is gone. */
export function recordName(
  { entity, entity_id: id, name }: Pick<AuditEntry, 'entity' | 'entity_id' | 'name'>,
  t: Translate,
): string {
  const kind = t(historyMessages.records[entity])
  if (name === null) return `${kind} #${id}`
  return t(messages.recordOf(kind, name.trim() === '' ? t(messages.untitledDraft(id)) : name))
}
