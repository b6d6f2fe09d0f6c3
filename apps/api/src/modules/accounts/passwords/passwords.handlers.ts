import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import { visitorOf } from '../sessions/visitor.ts'
import { withUniformTiming } from '../uniform-timing.ts'
import type { PasswordsService } from './passwords.service.ts'

export function passwordsHandlers(passwords: PasswordsService, formLimit: FormLimit) {
  return {
    async forgotPassword(request, reply) {
      await formLimit('reset-link', request, reply)
      await withUniformTiming(() => passwords.forgot(request.body.email))
      reply.code(202)
      return { status: 202, msg: 'If this address has an account, we have sent a link to it.' }
    },

    async checkResetLink({ body }) {
      await passwords.checkLink(body.token)
      return { status: 200, msg: 'This link is valid.' }
    },

    async resetPassword(request) {
      const { token, password } = request.body
      await passwords.reset(token, password, visitorOf(request))
      return { status: 200, msg: 'Your new password is set. Sign in with it.' }
    },

    async changeMyPassword(request) {
      await passwords.change(userOf(request), request.body)
      return { status: 200, msg: 'Your password was changed.' }
    },
  } satisfies Partial<Handlers>
}
