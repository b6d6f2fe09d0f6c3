import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { EditLimit } from '../../platform/rate-limits/edit-limit.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { ProductEditingService } from './product-editing.service.ts'

const hourly = {
  name: 'new product',
  max: 200,
  msg: 'You have added many services in the last hour. Try again later.',
}

interface Limits {
  readonly userLimit: UserLimit
  readonly editLimit: EditLimit
}

export function productEditingHandlers(
  products: ProductEditingService,
  { userLimit, editLimit }: Limits,
) {
  return {
    async createProduct(request, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const { id, slug, isActive } = await products.create(caller, request.body)
      reply.code(201)
      return { status: 201, msg: 'Added', id, slug, is_active: isActive }
    },

    async editProduct(request) {
      const { params, body } = request
      const caller = userOf(request)
      await editLimit(caller)
      const saved = await products.edit(caller, params.id, body)
      return { status: 200, msg: body.field === 'files' ? 'Image Updated' : 'Updated', ...saved }
    },

    getProductEditor: (request) => products.editor(userOf(request), request.params.id),
  } satisfies Partial<Handlers>
}
