import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { UndoService } from './undo.service.ts'

export const undoHandlers = (undo: UndoService) =>
  ({
    getAdminAction: (request) => undo.read(userOf(request), request.params.id),
    undoAdminAction: (request) => undo.undo(userOf(request), request.params.id, request.body),
  }) satisfies Partial<Handlers>
