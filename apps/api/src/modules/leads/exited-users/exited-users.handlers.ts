import type { Handlers } from '../../../contract/operations.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import type { ExitedUsersService } from './exited-users.service.ts'

export function exitedUsersHandlers(exitedUsers: ExitedUsersService, formLimit: FormLimit) {
  return {
    async addExitedUser(request, reply) {
      const { website = '', ...details } = request.body
      reply.code(201)
      const response = { status: 201, msg: 'Thanks' }
      // Honeypot: only bots fill in this field, and they get the usual response.
      if (website !== '') return response
      await formLimit('exited-user', request, reply)
      await exitedUsers.add(request.caller, details)
      return response
    },
  } satisfies Partial<Handlers>
}
