import type { ModerationState } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { Badge, type BadgeTone } from '@edbazaar/ui/Badge'
import { filterOf } from './filter-of'
import { cellMessages } from './messages'

const tones: Readonly<Record<ModerationState, BadgeTone>> = {
  unreviewed: 'accent',
  approved: 'good',
  pending: 'accent',
  hidden: 'bad',
  removed: 'bad',
}

export const moderationStates = ['unreviewed', 'approved', 'pending', 'hidden', 'removed'] as const

/** The moderation status of a record. */
export const moderationCell = (t: Translate, state: ModerationState) => (
  <Badge tone={tones[state]}>{t(cellMessages.moderationStates[state])}</Badge>
)

/** The filter by the state of moderation. */
export const moderationFilter = (t: Translate) =>
  filterOf({
    name: 'moderation',
    label: t(cellMessages.moderation),
    values: moderationStates,
    labelOf: (value) => t(cellMessages.moderationStates[value]),
  })
