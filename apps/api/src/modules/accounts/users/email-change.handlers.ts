import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import type { EmailChangeService } from './email-change.service.ts'

const hourly = {
  name: 'email-change',
  max: 10,
  msg: 'You have changed your email too many times. Please try again in an hour.',
}

export function emailChangeHandlers(emailChange: EmailChangeService, userLimit: UserLimit) {
  return {
    async changeMyEmail(request, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      await emailChange.request(caller, request.body)
      reply.code(202)
      return {
        status: 202,
        msg: 'We have sent a link to this address. Open it to confirm your email.',
      }
    },

    async confirmMyEmail(request) {
      await emailChange.confirm(userOf(request), request.body.token)
      return { status: 200, msg: 'Your email is confirmed.' }
    },
  } satisfies Partial<Handlers>
}
