import { jobRoleMessages, jobRoles } from '@edbazaar/feature-catalogue-ui/job-roles'
import { fieldName } from '@edbazaar/feature-editing/review'
import type { Translate } from '@edbazaar/feature-platform'
import { formatDay, formatMoment, formatRupees, type Locale } from '@edbazaar/ui/formatting'
import { historyMessages } from '../../audit-entries/messages'
import { permissionsText } from '../../permission-names/permission-names'
import { stateName } from '../cells/state-name'
import type { AuditRow } from './audit-row'
import { auditMessages as messages } from './messages'

export interface Words {
  readonly t: Translate
  readonly locale: Locale
}

type Names = Pick<AuditRow, 'people' | 'filterValues'>

const personFields: readonly string[] = ['assigned_to', 'owner']
const isPersonField = (field: string) => personFields.includes(field) || field.endsWith('_by')

/** The name of a changed field in words. */
export function auditFieldName(field: string, t: Translate): string {
  const own = Object.entries(historyMessages.fields).find(([name]) => name === field)?.[1]
  if (own === undefined) return fieldName(field, t)
  const name = t(own)
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** A stored value as people read it: lists with commas, objects a line for each part. '' for none. */
export function valueText(value: unknown, field: string, names: Names, words: Words): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return words.t(value ? messages.yes : messages.no)
  if (typeof value === 'number') return numberText(value, field, names, words)
  if (typeof value === 'string') return stringText(value, field, words)
  if (Array.isArray(value)) return listText(value, field, names, words)
  return partsOf(value, names, words).join('\n')
}

/** The parts of an object, each with its name. */
const partsOf = (value: object, names: Names, words: Words): string[] =>
  Object.entries(value).flatMap(([part, each]) => {
    const text = valueText(each, part, names, words)
    if (text === '') return []
    return `${auditFieldName(part, words.t)}:${text.includes('\n') ? '\n' : ' '}${text}`
  })

const isMoney = (field: string) => /(?:^|_)(?:fee|fees|price|amount|pay)$/.test(field)

function numberText(value: number, field: string, { people }: Names, { t }: Words): string {
  if (isMoney(field)) return formatRupees(value)
  if (!isPersonField(field)) return `${value}`
  return people.find(({ id }) => id === value)?.name || t(messages.formerUser(value))
}

function listText(value: unknown[], field: string, names: Names, words: Words): string {
  if (field === 'permissions') return permissionsText(words.t, value.map(Number))
  if (field === 'filter_ids')
    return value
      .map((id) => names.filterValues.find((each) => each.id === id)?.name ?? `${id}`)
      .join(', ')
  const isObject = (each: unknown): each is object => typeof each === 'object' && each !== null
  return value
    .map((each) =>
      isObject(each) && !Array.isArray(each)
        ? partsOf(each, names, words).join(', ')
        : valueText(each, field, names, words),
    )
    .join(value.some(isObject) ? '\n' : ', ')
}

function stringText(value: string, field: string, { t, locale }: Words): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value, { withYear: true, locale })
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)$/.test(value))
    return formatMoment(value, { now: Date.now(), locale })
  const role = field === 'role' ? jobRoles.find((each) => each === value) : undefined
  if (role) return t(jobRoleMessages.roles[role])
  const state = stateName(field, value)
  if (state !== null) return t(state)
  if (/^[a-z]+(?:_[a-z]+)*$/.test(value) && isCode(field)) return value.replaceAll('_', ' ')
  return withoutMarkup(value)
}

const isCode = (field: string) => /(?:^|_)(?:code|outcome|status|kind|mode|section)$/.test(field)

/** The text of HTML, and of JSON that the log keeps in part. */
function withoutMarkup(text: string): string {
  if (/<\/?[a-z][^>]*>/i.test(text))
    return text
      .replace(/<\/(?:p|li|h\d)>|<br\s*\/?>/gi, '\n')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .trim()
  if (!/^…?[[{]|"[\w]+":/.test(text)) return text
  return text
    .replace(/["{}[\]]/g, '')
    .replace(/:(?=\S)/g, ': ')
    .replace(/,(?=\S)/g, ', ')
}
