import type { AdminFilterRequest, FilterRequestStatus } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { Badge, type BadgeTone } from '@edbazaar/ui/Badge'
import { nameCell } from '../cells/name-cell'
import { filterRequestMessages as messages } from './messages'

const tones: Readonly<Record<FilterRequestStatus, BadgeTone>> = {
  pending: 'accent',
  approved: 'good',
  merged: 'good',
  rejected: 'bad',
}

/** The status of a request; the value that parents see, if it has another name. */
export function statusCell(t: Translate, { status, value, value_name: name }: AdminFilterRequest) {
  const badge = <Badge tone={tones[status]}>{t(messages.statuses[status])}</Badge>
  return nameCell(badge, name === value ? null : name)
}
