import type { Translate } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { dayCell } from '../cells/day-cell'
import { filterOf } from '../cells/filter-of'
import { stackedCell } from '../cells/stacked-cell'
import { followUpMessages as messages } from './messages'

export const assignees = ['me', 'nobody', 'anybody'] as const

export type Assignee = (typeof assignees)[number]

/** The filter by who has the record. */
export const assignedFilter = (t: Translate) =>
  filterOf({
    name: 'assigned',
    label: t(messages.assigned),
    values: assignees,
    labelOf: (value) => t(messages.assignees[value]),
  })

/** The time at which an admin contacted or answered a person, with the admin, or that the record is open. */
export const doneCell = (t: Translate, on: string | null, by: string | null) =>
  on === null ? <Badge tone="accent">{t(messages.open)}</Badge> : stackedCell(dayCell(on), by)
