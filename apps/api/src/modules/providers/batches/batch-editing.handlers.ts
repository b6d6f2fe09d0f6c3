import type { FastifyReply, FastifyRequest } from 'fastify'
import { userOf } from '../../../plugins/access.ts'
import type { BatchDetails } from './batch-details.ts'
import type { BatchEditingService } from './batch-editing.service.ts'

type Request = FastifyRequest<{ Params: { id: number }; Body: BatchDetails }>

export function batchEditingHandlers(batches: BatchEditingService) {
  return {
    async addBatch(request: Request, reply: FastifyReply) {
      const id = await batches.add(userOf(request), request.params.id, request.body)
      reply.code(201)
      return { status: 201, msg: 'Added', id }
    },

    async editBatch(request: Request) {
      await batches.edit(userOf(request), request.params.id, request.body)
      return { status: 200, msg: 'Updated' }
    },

    async removeBatch(request: Request) {
      await batches.remove(userOf(request), request.params.id)
      return { status: 200, msg: 'Removed' }
    },
  }
}
