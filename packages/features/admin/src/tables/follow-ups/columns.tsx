import type { AdminContactMessage, AdminExitedUser } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { dayCell } from '../cells/day-cell'
import { dayColumn } from '../cells/day-column'
import { filterOf } from '../cells/filter-of'
import { stackedCell } from '../cells/stacked-cell'
import { followUpMessages as messages } from './messages'

export const assignees = ['me', 'nobody', 'anybody'] as const

export type Assignee = (typeof assignees)[number]

type FollowUp = AdminContactMessage | AdminExitedUser

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

export const receivedColumn = (t: Translate) => ({
  ...dayColumn({
    id: 'received',
    header: t(messages.received),
    of: (row: FollowUp) => row.received_at,
  }),
  width: 104,
})

/** What the person agreed to. */
export const consentColumn = (t: Translate) => ({
  id: 'consent' as const,
  header: t(messages.consent),
  cell: ({ consent }: FollowUp) => t(messages.consents[consent]),
})

/** The admin who has the record. */
export const assignedColumn = (t: Translate) => ({
  id: 'assigned' as const,
  header: t(messages.assigned),
  cell: ({ assigned_to: name }: FollowUp) => name,
  width: 96,
})
