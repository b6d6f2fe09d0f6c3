import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import type { BatchEditingService } from './batch-editing.service.ts'

export function batchEditingHandlers(batches: BatchEditingService, editLimit: EditLimit) {
  return {
    async addBatch(request, reply) {
      const caller = userOf(request)
      await editLimit(caller)
      const id = await batches.add(caller, request.params.id, request.body)
      reply.code(201)
      return { status: 201, msg: 'Added', id }
    },

    async copyBatch(request, reply) {
      const caller = userOf(request)
      await editLimit(caller)
      const id = await batches.copy(caller, request.params.id, request.body)
      reply.code(201)
      return { status: 201, msg: 'Added', id }
    },

    async editBatch(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await batches.edit(caller, request.params.id, request.body)
      return { status: 200, msg: 'Updated' }
    },

    async removeBatch(request) {
      const caller = userOf(request)
      await editLimit(caller)
      await batches.remove(caller, request.params.id)
      return { status: 200, msg: 'Removed' }
    },
  } satisfies Partial<Handlers>
}
