import type { FastifyReply, FastifyRequest } from 'fastify'
import { userOf } from '../../../plugins/access.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { NewStore, StoreEditingService } from './store-editing.service.ts'
import type { StoreChange } from './store-fields.ts'

type CreateRequest = FastifyRequest<{ Body: NewStore }>
type EditRequest = FastifyRequest<{ Params: { storeId: number }; Body: StoreChange }>
type EditorRequest = FastifyRequest<{ Params: { id: number } }>

const hourly = {
  of: 'new store',
  most: 30,
  msg: 'You have listed many stores within an hour. Please try again later.',
}

export function storeEditingHandlers(stores: StoreEditingService, userLimit: UserLimit) {
  return {
    async createStore(request: CreateRequest, reply: FastifyReply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const id = await stores.create(caller, request.body)
      reply.code(201)
      return { status: 201, msg: 'Added', id }
    },

    async editStore(request: EditRequest) {
      const { params, body } = request
      const saved = await stores.edit(userOf(request), params.storeId, body)
      return { status: 200, msg: body.field === 'files' ? 'Image Updated' : 'Updated', ...saved }
    },

    getStoreEditor: (request: EditorRequest) => stores.editor(userOf(request), request.params.id),
  }
}
