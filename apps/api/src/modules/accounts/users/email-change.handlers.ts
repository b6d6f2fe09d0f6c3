import type { FastifyReply, FastifyRequest } from 'fastify'
import { userOf } from '../../../plugins/access.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { EmailChangeService } from './email-change.service.ts'

type ChangeRequest = FastifyRequest<{ Body: { email: string; password?: string } }>
type ConfirmRequest = FastifyRequest<{ Body: { token: string } }>

const hourly = {
  of: 'email-change',
  most: 10,
  msg: 'You have asked a few times within an hour. Please try again later.',
}

export function emailChangeHandlers(emailChange: EmailChangeService, userLimit: UserLimit) {
  return {
    async changeMyEmail(request: ChangeRequest, reply: FastifyReply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      await emailChange.request(caller, request.body)
      reply.code(202)
      return { status: 202, msg: 'A link is on its way to this address. Open it to confirm.' }
    },

    async confirmMyEmail(request: ConfirmRequest) {
      await emailChange.confirm(userOf(request), request.body.token)
      return { status: 200, msg: 'Your email is confirmed.' }
    },
  }
}
