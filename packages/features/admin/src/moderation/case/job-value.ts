import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { jobRoleMessages, jobRoles } from '@edbazaar/feature-catalogue-ui/job-roles'
import type { MessageDescriptor, Translate } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import type { RecordField } from '../case-types'

function nameOf(field: string, value: unknown): MessageDescriptor | undefined {
  if (field === 'job_type') return types.find(([type]) => type === value)?.[1]
  const role = field === 'role' ? jobRoles.find((each) => each === value) : undefined
  return role && jobRoleMessages.roles[role]
}

const types = Object.entries(jobMessages.types)
const days = new Set(['closing_date', 'publish_on', 'start_date'])

/** A value of a job post as a text; undefined if it is read like those of other records. */
export function jobValue({ field, value }: RecordField, t: Translate): string | undefined {
  const name = nameOf(field, value)
  if (name) return t(name)
  if (days.has(field) && typeof value === 'string') {
    const [day = '', time] = value.split(' ')
    return [formatDay(day, { withYear: true }), time].filter(Boolean).join(', ')
  }
  if (field === 'questions' && Array.isArray(value))
    return value.map((prompt, index) => `${index + 1}. ${String(prompt)}`).join('\n')
  return undefined
}
