import type { ListingStatus } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { Badge, type BadgeTone } from '@edbazaar/ui/Badge'
import { filterOf } from './filter-of'
import { cellMessages } from './messages'

const tones: Readonly<Record<ListingStatus, BadgeTone>> = {
  live: 'good',
  unreviewed: 'accent',
  pending: 'accent',
  hidden: 'bad',
  removed: 'bad',
  switched_off: 'plain',
  deleted: 'plain',
}

export const listingStatuses = [
  'live',
  'unreviewed',
  'pending',
  'hidden',
  'removed',
  'switched_off',
  'deleted',
] as const

/** Wide enough for the badge of every status. */
export const statusWidth = 156

/** Whether parents see a record. */
export const statusCell = (t: Translate, status: ListingStatus) => (
  <Badge tone={tones[status]}>{t(cellMessages.statuses[status])}</Badge>
)

/** The filter by what parents see. */
export const statusFilter = (t: Translate) =>
  filterOf({
    name: 'status',
    label: t(cellMessages.status),
    values: listingStatuses,
    labelOf: (value) => t(cellMessages.statuses[value]),
  })

/** Whether a record has a public page. */
export const isPublic = ({ status }: { status: ListingStatus }) =>
  status === 'live' || status === 'unreviewed'
