import type { Handlers } from '../../../contract/operations.ts'
import type { ViewLimit } from './view-limit.ts'
import type { ViewsService } from './views.service.ts'

export function viewsHandlers(views: ViewsService, viewLimit: ViewLimit) {
  return {
    async countViews(request, reply) {
      await viewLimit(request, reply)
      await views.count(request.caller, request.body, request.headers['user-agent'])
      reply.code(202)
      return { msg: 'The views are counted.' }
    },
  } satisfies Partial<Handlers>
}
