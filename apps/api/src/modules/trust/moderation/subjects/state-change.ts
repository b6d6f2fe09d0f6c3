import type { ModerationState } from '../../cases/case-states.ts'

/** A record whose state changed. */
export interface StateChange extends Record<string, unknown> {
  readonly id: number
  readonly before: ModerationState
  readonly approvedBefore: number | null
  readonly approvedAfter: number | null
  readonly revision: number | null
}
