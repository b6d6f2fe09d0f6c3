import type { Db } from '../../../../db/connect.ts'
import type { ActionEntry } from '../../audit/audit.service.ts'
import type { CaseOutcome, ModerationState } from '../../cases/case-states.ts'
import type { StateChange } from '../subjects/state-change.ts'
import type { ModeratedKind } from '../subjects/subject-kinds.ts'

/** Writes the search documents of records, and of those that are shown with them. */
export type Reindex = (tx: Db, kind: ModeratedKind, ids: readonly number[]) => Promise<void>

/** The status of the records that a decision is about, after it. */
interface StatusChange {
  /** Call it after their states changed. Returns the entries for the audit log. */
  follow(
    tx: Db,
    ids: readonly number[],
    decision: {
      readonly outcome: CaseOutcome
      readonly actorId: number
      readonly reasonCode: string | null
      readonly note: string | null
    },
  ): Promise<ActionEntry[]>
}

/** The kinds of records that have a status besides their moderation state. */
export type StatusChanges = Partial<Readonly<Record<ModeratedKind, StatusChange>>>

/** The entries of the audit log for changes of states. */
export const stateEntries = (
  kind: ModeratedKind,
  changes: readonly StateChange[],
  state: ModerationState,
): ActionEntry[] =>
  changes.flatMap(({ id, before, approvedBefore, approvedAfter, revision }) => {
    const record = { entity: kind, entityId: id, revision } as const
    return [
      ...(before === state ? [] : [{ ...record, field: 'moderation', before, after: state }]),
      ...(approvedBefore === approvedAfter
        ? []
        : [
            {
              ...record,
              field: 'approved_revision',
              before: approvedBefore,
              after: approvedAfter,
            },
          ]),
    ]
  })
