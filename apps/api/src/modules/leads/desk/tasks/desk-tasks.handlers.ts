import { userOf } from '../../../../caller.ts'
import type { Handlers } from '../../../../contract/operations.ts'
import type { UserLimit } from '../../../platform/rate-limits/user-limit.ts'
import type { DeskViewsService } from '../views/desk-views.service.ts'
import type { DeskTasksService } from './desk-tasks.service.ts'

interface DeskTasksHandlersDeps {
  readonly tasks: DeskTasksService
  readonly views: DeskViewsService
  readonly userLimit: UserLimit
}

const limits = {
  tasks: { name: 'desk-task', max: 1_000, msg: 'Too many changes. Try again in an hour.' },
  views: { name: 'desk-view', max: 200, msg: 'Too many changes. Try again in an hour.' },
}

/** Tasks, and saved views of the inbox. */
export function deskTasksHandlers({ tasks, views, userLimit }: DeskTasksHandlersDeps) {
  return {
    listDeskTasks: ({ query, ...request }) => tasks.list(userOf(request), query),

    async addDeskTask({ params, body, ...request }, reply) {
      const caller = userOf(request)
      await userLimit(limits.tasks, caller)
      const added = await tasks.add(caller, params.id, body)
      reply.code(201)
      return added
    },

    async editDeskTask({ params, body, ...request }) {
      const caller = userOf(request)
      await userLimit(limits.tasks, caller)
      return tasks.edit(caller, params.id, params.taskId, body)
    },

    listDeskViews: ({ query, ...request }) => views.list(userOf(request), query),

    async addDeskView({ body, ...request }, reply) {
      const caller = userOf(request)
      await userLimit(limits.views, caller)
      const added = await views.add(caller, body)
      reply.code(201)
      return added
    },

    async editDeskView({ params, body, ...request }) {
      const caller = userOf(request)
      await userLimit(limits.views, caller)
      await views.rename(caller, params.viewId, body.name)
      return { status: 200, msg: 'Saved' }
    },

    async removeDeskView({ params, ...request }) {
      const caller = userOf(request)
      await userLimit(limits.views, caller)
      await views.remove(caller, params.viewId)
      return { status: 200, msg: 'Deleted' }
    },
  } satisfies Partial<Handlers>
}
