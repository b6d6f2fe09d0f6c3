import type { Db } from '../../../../db/connect.ts'
import type { ActionEntry } from '../../audit/audit.service.ts'
import type { UndoneAction } from '../../undo/undo.service.ts'
import type { DecisionEmails } from '../decisions/decision-emails.ts'
import type { DecisionsRepository } from '../decisions/decisions.repository.ts'
import type { UndoneAppealsRepository } from './undone-appeals.repository.ts'

interface UndoneAppealsDeps {
  readonly repository: UndoneAppealsRepository
  readonly decisions: Pick<DecisionsRepository, 'addEvents' | 'close'>
  readonly emails: Pick<DecisionEmails, 'tellOwners' | 'wake'>
}

/** Closes an open appeal when an admin undoes the decision that it is about. */
export function createUndoneAppeals({ repository, decisions, emails }: UndoneAppealsDeps) {
  return {
    /**
     * Closes the appeals and tells the owners. Call it before the records return: a record has one
     * open case. Returns the entries for the audit log.
     */
    async close(
      tx: Db,
      { actionId, undoActionId, userId, returned }: UndoneAction,
    ): Promise<ActionEntry[]> {
      const open = await repository.lockOpen(tx, actionId, returned)
      if (open.length === 0) return []
      await repository.close(
        tx,
        open.map(({ appealedCaseId }) => appealedCaseId),
        userId,
      )
      const kept = open.filter(({ hasMore }) => hasMore).map(({ id }) => id)
      await repository.keepWithoutAppeal(tx, kept)
      await decisions.addEvents(tx, kept, 'undone', userId, {})
      const closed = open.filter(({ hasMore }) => !hasMore)
      await decisions.close(
        tx,
        closed.map(({ id }) => id),
        {
          outcome: 'ignored',
          reasonCode: null,
          notePublic: null,
          notePrivate: null,
          decidedBy: userId,
          actionId: undoActionId,
        },
        new Map(),
      )
      await emails.tellOwners(
        tx,
        open.map(({ kind, subjectId: id, name, ownerId }) => ({
          kind,
          id,
          name,
          ownerId,
          isStillHidden: false,
        })),
        { outcome: 'decision_undone', reasonCode: null, note: null, rejections: [] },
      )
      return closed.map(({ id, revision }) => ({
        entity: 'moderation_case',
        entityId: id,
        field: 'decision',
        before: null,
        after: 'ignored',
        revision: revision + 1,
      }))
    },

    wake: emails.wake,
  }
}
