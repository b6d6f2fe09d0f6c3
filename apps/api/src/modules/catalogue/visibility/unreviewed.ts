import type { moderationState } from '../../../db/schema/index.ts'

type ModerationState = (typeof moderationState.enumValues)[number]

/** The notice on a public page while no admin has reviewed its record; nothing afterwards. */
export const unreviewedFlag = ({ moderation }: { readonly moderation: ModerationState }) =>
  moderation === 'unreviewed' ? { is_unreviewed: true } : {}
