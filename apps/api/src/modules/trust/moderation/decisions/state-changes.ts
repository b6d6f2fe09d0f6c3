import type { Db } from '../../../../db/connect.ts'
import type { ActionEntry } from '../../audit/audit.service.ts'
import type { ModerationState } from '../../cases/case-states.ts'
import type { StateChange, StatedKind } from '../subjects/subjects.repository.ts'

/** Writes the search documents of records, and of those that are shown with them. */
export type Reindex = (tx: Db, kind: StatedKind, ids: readonly number[]) => Promise<void>

/** The entries of the audit log for changes of states. */
export const stateEntries = (
  kind: StatedKind,
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
