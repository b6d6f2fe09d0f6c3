import type { Handlers } from '../../../contract/operations.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import type { ExitedUsersService } from './exited-users.service.ts'

export function exitedUsersHandlers(exitedUsers: ExitedUsersService, formLimit: FormLimit) {
  return {
    async addExitedUser(request, reply) {
      const { website = '', ...left } = request.body
      reply.code(201)
      const answer = { status: 201, msg: 'Thanks' }
      // People do not see this field; what fills it in is thanked all the same.
      if (website !== '') return answer
      await formLimit('exited-user', request, reply)
      await exitedUsers.add(request.caller, left)
      return answer
    },
  } satisfies Partial<Handlers>
}
