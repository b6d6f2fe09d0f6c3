import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { FormLimit } from '../../platform/rate-limits/form-limit.ts'
import type { UserLimit } from '../../platform/rate-limits/user-limit.ts'
import { isChallenge } from '../second-factor/sign-in-completion.ts'
import { visitorOf } from '../sessions/visitor.ts'
import { withUniformTiming } from '../uniform-timing.ts'
import type { LinkSignIn } from './link-sign-in.service.ts'

/** Links to the jobs site that one user may create in an hour. */
const hourly = {
  name: 'jobs-link',
  max: 100,
  msg: 'You have opened our jobs site too many times. Please try again in an hour.',
}

interface LinkLimits {
  readonly formLimit: FormLimit
  readonly userLimit: UserLimit
}

export function linkSignInHandlers(linkSignIn: LinkSignIn, { formLimit, userLimit }: LinkLimits) {
  return {
    async requestLoginLink(request, reply) {
      await formLimit('login-link', request, reply)
      await withUniformTiming(() => linkSignIn.request(request.body.email))
      reply.code(202)
      return { status: 202, msg: 'If this address has an account, we have sent a link to it.' }
    },

    async loginWithToken(request, reply) {
      const result = await linkSignIn.signIn(request.body.token, visitorOf(request))
      if (isChallenge(result)) reply.code(202)
      return result
    },

    async createLinkToken(request, reply) {
      const caller = userOf(request)
      await userLimit(hourly, caller)
      const token = await linkSignIn.tokenForJobsSite(caller)
      reply.code(201)
      return { token }
    },
  } satisfies Partial<Handlers>
}
