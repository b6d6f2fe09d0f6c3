import type { Handlers } from '../../../contract/operations.ts'
import { isChallenge } from '../second-factor/sign-in-completion.ts'
import { visitorOf } from '../sessions/visitor.ts'
import type { PasswordSignIn } from './password-sign-in.service.ts'

export function passwordSignInHandlers(signIn: PasswordSignIn) {
  return {
    async loginWithPassword(request, reply) {
      const { email, password } = request.body
      const result = await signIn.signIn(email, password, visitorOf(request))
      if (isChallenge(result)) reply.code(202)
      return result
    },

    async signUp(request, reply) {
      const signedIn = await signIn.signUp(request.body, visitorOf(request))
      reply.code(201)
      return signedIn
    },
  } satisfies Partial<Handlers>
}
