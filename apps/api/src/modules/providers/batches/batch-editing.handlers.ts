import type { Handlers } from '../../../contract/operations.ts'
import { userOf } from '../../../plugins/access.ts'
import type { BatchEditingService } from './batch-editing.service.ts'

export function batchEditingHandlers(batches: BatchEditingService) {
  return {
    async addBatch(request, reply) {
      const id = await batches.add(userOf(request), request.params.id, request.body)
      reply.code(201)
      return { status: 201, msg: 'Added', id }
    },

    async editBatch(request) {
      await batches.edit(userOf(request), request.params.id, request.body)
      return { status: 200, msg: 'Updated' }
    },

    async removeBatch(request) {
      await batches.remove(userOf(request), request.params.id)
      return { status: 200, msg: 'Removed' }
    },
  } satisfies Partial<Handlers>
}
