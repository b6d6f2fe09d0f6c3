import type { ModerationState } from '../../cases/case-states.ts'

export interface SubjectRow extends Record<string, unknown> {
  readonly id: number
  readonly name: string
  readonly place: string | null
  readonly files: readonly string[]
  readonly ownerId: number | null
  readonly moderation: ModerationState
  readonly revision: number | null
  readonly isPublic: boolean
  readonly path: string
  /** Whether only its author sees it, who has not submitted it. */
  readonly isDraft?: boolean
}
