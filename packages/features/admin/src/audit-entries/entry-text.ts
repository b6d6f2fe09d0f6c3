import type { AuditEntry } from '@edbazaar/api-client'
import { fieldName } from '@edbazaar/feature-editing/review'
import type { Translate } from '@edbazaar/feature-platform'
import type { TimelineState } from '@edbazaar/ui/Timeline'
import { historyMessages as messages } from './messages'

type OwnField = keyof typeof messages.fields

const isOwnField = (field: string): field is OwnField => Object.hasOwn(messages.fields, field)

const isReadPart = (field: string): field is keyof typeof messages.readParts =>
  Object.hasOwn(messages.readParts, field)

/** The action in a few words: "Account blocked", "School: Fees changed". */
export function entryTitle(entry: AuditEntry, t: Translate): string {
  const { action, entity, entity_id: id, field } = entry
  const record =
    entity === 'user' ? t(messages.records.user) : `${t(messages.records[entity])} #${id}`
  if (action === 'read' && field !== null && isReadPart(field)) return t(messages.readParts[field])
  if (action !== 'edited' || field === null) return t(messages.actions[action](record))
  const special = entity === 'user' ? specialTitle(entry) : null
  if (special !== null) return t(special)
  const name = isOwnField(field) ? t(messages.fields[field]) : fieldName(field, t)
  return t(messages.changedField(record, name))
}

function specialTitle({ actor_role: role, field, before, after }: AuditEntry) {
  if (field === 'block' && after === null) return messages.unblocked
  if (field === 'block' && before === null) return messages.blocked
  if (field === 'is_admin') return after === true ? messages.madeAdmin : messages.unmadeAdmin
  return field === 'sessions' && role === 'admin' ? messages.signedOut : null
}

/** The mark on the line: bad for a block and for what was deleted. */
export function entryState({ action, field, after }: AuditEntry): TimelineState {
  const isBlocked = field === 'block' && after !== null
  return action === 'removed' || isBlocked ? 'bad' : 'done'
}
