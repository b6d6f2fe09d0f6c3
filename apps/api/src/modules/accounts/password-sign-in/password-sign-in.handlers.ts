import type { Handlers } from '../../../contract/operations.ts'
import { visitorOf } from '../sessions/visitor.ts'
import type { PasswordSignIn } from './password-sign-in.service.ts'

export function passwordSignInHandlers(signIn: PasswordSignIn) {
  return {
    loginWithPassword(request) {
      const { email, password } = request.body
      return signIn.signIn(email, password, visitorOf(request))
    },

    async signUp(request, reply) {
      const signedIn = await signIn.signUp(request.body, visitorOf(request))
      reply.code(201)
      return signedIn
    },
  } satisfies Partial<Handlers>
}
