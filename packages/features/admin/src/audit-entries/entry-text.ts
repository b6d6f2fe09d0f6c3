import type { AuditEntry } from '@edbazaar/api-client'
import { fieldName } from '@edbazaar/feature-editing/review'
import type { Translate } from '@edbazaar/feature-platform'
import type { TimelineState } from '@edbazaar/ui/Timeline'
import { permissionsText } from '../permission-names/permission-names'
import { historyMessages as messages } from './messages'
import { stateName } from './state-name'

type OwnField = keyof typeof messages.fields

const isOwnField = (field: string): field is OwnField => Object.hasOwn(messages.fields, field)

/** What happened, in a few words: "Account blocked", "School: Fees changed". */
export function entryTitle(entry: AuditEntry, t: Translate): string {
  const { action, entity, entity_id: id, field } = entry
  const record =
    entity === 'user' ? t(messages.records.user) : `${t(messages.records[entity])} #${id}`
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

/** Longest value that is shown. */
const maxLength = 80

/** The value before and after, if both are short. Null otherwise, and for what is not stored. */
export function changeText(entry: AuditEntry, t: Translate): string | null {
  const { action, field, before, after } = entry
  if (action !== 'edited' || (before === null && after === null)) return null
  if (field === 'is_admin' || field === 'block' || field === 'assigned_to') return null
  const texts = [before, after].map((value) => valueText(value, entry, t))
  const [from, to] = texts
  if (from === undefined || to === undefined || from === null || to === null) return null
  return t(messages.change(from, to))
}

function valueText(value: unknown, { entity, field }: AuditEntry, t: Translate): string | null {
  if (value === null || value === undefined || value === '')
    return t(field === 'decision' ? messages.noDecision : messages.nothing)
  if (entity === 'user' && field === 'permissions' && isNumbers(value))
    return permissionsText(t, value)
  if (!['string', 'number', 'boolean'].includes(typeof value)) return null
  const text = String(value)
  const state = stateName(field, text)
  if (state !== null) return t(state)
  return text.length > maxLength || text.includes('<') ? null : text
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')
