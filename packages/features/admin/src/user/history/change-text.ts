import type { AuditEntry } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { historyMessages as messages } from '../../audit-entries/messages'
import { permissionsText } from '../../permission-names/permission-names'
import { stateName } from '../../tables/cells/state-name'

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
