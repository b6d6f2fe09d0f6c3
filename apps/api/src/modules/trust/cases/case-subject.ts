import type { moderationCases } from '../../../db/schema/index.ts'

export type SubjectKind = (typeof moderationCases.$inferSelect)['subjectKind']

/** A record that is moderated, as the queue shows it. */
export interface CaseSubject {
  readonly kind: SubjectKind
  readonly id: number
  readonly name: string
  readonly place: string | null
  readonly ownerId: number | null
}
