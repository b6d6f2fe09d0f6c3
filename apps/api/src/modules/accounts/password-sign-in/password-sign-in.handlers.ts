import type { FastifyReply, FastifyRequest } from 'fastify'
import { visitorOf } from '../sessions/visitor.ts'
import type { PasswordSignIn, Registration } from './password-sign-in.service.ts'

type LoginRequest = FastifyRequest<{ Body: { email: string; password: string } }>
type SignUpRequest = FastifyRequest<{ Body: Registration }>

export function passwordSignInHandlers(signIn: PasswordSignIn) {
  return {
    loginWithPassword(request: LoginRequest) {
      const { email, password } = request.body
      return signIn.signIn(email, password, visitorOf(request))
    },

    async signUp(request: SignUpRequest, reply: FastifyReply) {
      const signedIn = await signIn.signUp(request.body, visitorOf(request))
      reply.code(201)
      return signedIn
    },
  }
}
