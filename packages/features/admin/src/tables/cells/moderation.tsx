import type { ModerationState } from '@edbazaar/api-client'
import type { Translate } from '@edbazaar/feature-platform'
import { Badge, type BadgeTone } from '@edbazaar/ui/Badge'
import { cellMessages } from './messages'

const tones: Readonly<Record<ModerationState, BadgeTone>> = {
  unreviewed: 'accent',
  approved: 'good',
  pending: 'accent',
  hidden: 'bad',
  removed: 'bad',
}

export const moderationStates = ['unreviewed', 'approved', 'pending', 'hidden', 'removed'] as const

/** What moderation says about a record. */
export const moderationCell = (t: Translate, state: ModerationState) => (
  <Badge tone={tones[state]}>{t(cellMessages.moderationStates[state])}</Badge>
)

/** The filter by the state of moderation. */
export const moderationFilter = (t: Translate) => ({
  name: 'moderation' as const,
  label: t(cellMessages.moderation),
  choices: moderationStates.map((value) => ({
    value,
    label: t(cellMessages.moderationStates[value]),
  })),
})
