import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { moderationState } from './schema/moderation-state.ts'

type ModerationState = (typeof moderationState.enumValues)[number]
type PublicModeration = (typeof publicModeration)[number]

const publicModeration = ['unreviewed', 'approved'] as const satisfies readonly ModerationState[]

const listed = sql.raw(publicModeration.map((state) => `'${state}'`).join(', '))

/**
 * Whether moderation lets readers see a record, as in `is_public` and in the conditions of indexes.
 * Whether they do see it depends on its entity too: see `is_public`.
 */
export const hasPublicModeration = (moderation: SQLWrapper = sql`moderation`): SQL =>
  sql`${moderation} in (${listed})`

/** As `hasPublicModeration`, for a state that has been read. */
export const isPublicModeration = (state: ModerationState): state is PublicModeration =>
  (publicModeration as readonly ModerationState[]).includes(state)
