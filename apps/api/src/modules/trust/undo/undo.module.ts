import type { Database } from '../../../db/connect.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import type { AuditService } from '../audit/audit.service.ts'
import { undoHandlers } from './undo.handlers.ts'
import { createUndoRepository } from './undo.repository.ts'
import { type AppealClosing, createUndoService, type UndoneDecisions } from './undo.service.ts'
import type { Undoable } from './undoable.ts'

interface UndoModuleDeps {
  readonly database: Database
  readonly audit: AuditService
  readonly appeals: AppealClosing
  readonly decisions: UndoneDecisions
  /** In the order in which their rows are locked. */
  readonly undoables: readonly Undoable[]
}

/** Undoing what admins did. */
export function createUndoModule(deps: UndoModuleDeps) {
  const { database, audit, appeals, decisions, undoables } = deps
  const undo = createUndoService({
    audit,
    appeals,
    decisions,
    repository: createUndoRepository(database.db),
    undoables,
  })
  return {
    tasks: [
      { name: 'prune-undo-records', cron: '10 4 * * *', run: undo.prune },
    ] satisfies ScheduledTask[],
    handlers: undoHandlers(undo),
  }
}
