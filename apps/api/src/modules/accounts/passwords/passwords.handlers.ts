import type { FastifyReply, FastifyRequest } from 'fastify'
import { userOf } from '../../../plugins/access.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import { visitorOf } from '../sessions/visitor.ts'
import type { PasswordsService } from './passwords.service.ts'

type ForgotRequest = FastifyRequest<{ Body: { email: string } }>
type CheckRequest = FastifyRequest<{ Body: { token: string } }>
type ResetRequest = FastifyRequest<{ Body: { token: string; password: string } }>
type ChangeRequest = FastifyRequest<{ Body: { current_password: string; password: string } }>

export function passwordsHandlers(passwords: PasswordsService, formLimit: FormLimit) {
  return {
    async forgotPassword(request: ForgotRequest, reply: FastifyReply) {
      await formLimit('reset-link', request, reply)
      await passwords.forgot(request.body.email)
      reply.code(202)
      return { status: 202, msg: 'If this address has an account, a link is on its way to it.' }
    },

    async checkResetLink({ body }: CheckRequest) {
      await passwords.checkLink(body.token)
      return { status: 200, msg: 'This link still holds.' }
    },

    async resetPassword(request: ResetRequest) {
      const { token, password } = request.body
      await passwords.reset(token, password, visitorOf(request))
      return { status: 200, msg: 'Your password is set. Please sign in with it.' }
    },

    async changeMyPassword(request: ChangeRequest) {
      const { current_password: current, password } = request.body
      await passwords.change(userOf(request), current, password)
      return { status: 200, msg: 'Your password was changed.' }
    },
  }
}
