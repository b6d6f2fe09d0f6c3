import type { ScorePart, StoredFinding, StoredRejection } from '../../../../db/schema/index.ts'
import type { CaseOutcome } from '../../cases/case-states.ts'
import type { SubjectKind } from '../../cases/case-subject.ts'

interface Person {
  readonly id: number
  readonly name: string
}

/** A case as lists and pages show it. */
export interface CaseRecord extends Record<string, unknown> {
  readonly id: number
  readonly revision: number
  readonly why: 'new' | 'edit' | 'report' | 'scan' | 'claim' | 'appeal' | 'sample' | 'order'
  readonly subjectKind: SubjectKind
  readonly subjectId: number
  readonly subjectName: string
  readonly subjectPlace: string | null
  readonly owner: Person | null
  readonly fields: readonly string[]
  readonly heldFields: readonly string[]
  readonly findings: readonly StoredFinding[]
  readonly score: number
  readonly scoreParts: readonly ScorePart[]
  readonly isUrgent: boolean
  readonly fromRevision: number | null
  readonly toRevision: number | null
  readonly reports: number
  readonly openedAt: string
  readonly isOverdue: boolean
  readonly claimant: Person | null
  readonly claimedUntil: string | null
  readonly outcome: CaseOutcome | null
  readonly reasonCode: string | null
  readonly notePublic: string | null
  readonly notePrivate: string | null
  readonly rejections: readonly StoredRejection[]
  readonly decidedAt: string | null
  readonly decider: Person | null
  readonly actionId: number | null
  /** Until when the decision can be undone; null if it cannot. */
  readonly undoUntil: string | null
  readonly appealedCaseId: number | null
}
