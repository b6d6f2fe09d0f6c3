import type { Undoable } from '../../trust/undo/undoable.ts'
import { followUpKinds } from './follow-up-kinds.ts'
import type { FollowUpsRepository } from './follow-ups.repository.ts'

/** The fields of exited users and contact messages that admins change. */
export const createFollowUpUndoables = (
  repository: Pick<FollowUpsRepository, 'withoutFormerAdmin'>,
): Undoable[] =>
  Object.values(followUpKinds).map((kind) => ({
    entity: kind.entity,
    table: kind.table,
    audited: kind.entity,
    nameColumn: kind.name,
    fields: {
      [kind.field]: [`${kind.field}_on`, `${kind.field}_by`],
      assigned_to: ['assigned_to'],
    },
    isRevised: true,
    refused: (tx, ids, actionId) => repository.withoutFormerAdmin(tx, kind, ids, actionId),
  }))
