import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { StoreEditingService } from './store-editing.service.ts'

const hourly = {
  name: 'new store',
  max: 30,
  msg: 'You have added many stores in the last hour. Try again later.',
}

interface Limits {
  readonly userLimit: UserLimit
  readonly editLimit: EditLimit
}

export function storeEditingHandlers(
  stores: StoreEditingService,
  { userLimit, editLimit }: Limits,
) {
  return {
    async createStore(request, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const id = await stores.create(caller, request.body)
      reply.code(201)
      return { status: 201, msg: 'Added', id }
    },

    async editStore(request) {
      const { params, body } = request
      const caller = userOf(request)
      await editLimit(caller)
      const saved = await stores.edit(caller, params.storeId, body)
      return { status: 200, msg: body.field === 'files' ? 'Image Updated' : 'Updated', ...saved }
    },

    getStoreEditor: (request) => stores.editor(userOf(request), request.params.id),
  } satisfies Partial<Handlers>
}
