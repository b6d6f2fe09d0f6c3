import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import { visitorOf } from '../sessions/visitor.ts'
import type { SecondFactorService } from './second-factor.service.ts'

const hourly = {
  name: 'second-factor',
  max: 60,
  msg: 'Too many changes. Please try again in an hour.',
}

export function secondFactorHandlers(secondFactor: SecondFactorService, userLimit: UserLimit) {
  const on = (recoveryCodes: string[]) =>
    recoveryCodes.length > 0 ? 'Two-step sign-in is on.' : 'Added'
  return {
    completeSecondStep: (request) => secondFactor.completeSignIn(request.body, visitorOf(request)),

    getSecondFactor: (request) => secondFactor.read(userOf(request)),

    async createSecondFactorChallenge(request, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const challenge = await secondFactor.challenge(caller)
      reply.code(201)
      return challenge
    },

    async addAuthenticator(request, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const setUp = await secondFactor.addAuthenticator(caller, request.body)
      reply.code(201)
      return setUp
    },

    async confirmAuthenticator(request) {
      const codes = await secondFactor.confirmAuthenticator(userOf(request), request.body.code)
      return { status: 200, msg: on(codes), recovery_codes: codes }
    },

    async startPasskey(request, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const setUp = await secondFactor.startPasskey(caller, request.body)
      reply.code(201)
      return setUp
    },

    async addPasskey(request, reply) {
      const codes = await secondFactor.addPasskey(userOf(request), request.body)
      reply.code(201)
      return { status: 201, msg: on(codes), recovery_codes: codes }
    },

    async replaceRecoveryCodes(request, reply) {
      const codes = await secondFactor.replaceRecoveryCodes(userOf(request), request.body.proof)
      reply.code(201)
      return { status: 201, msg: 'Your earlier codes no longer work.', recovery_codes: codes }
    },

    async removeSecondFactor(request) {
      await secondFactor.remove(userOf(request), request.body)
      return { status: 200, msg: 'Removed' }
    },
  } satisfies Partial<Handlers>
}
