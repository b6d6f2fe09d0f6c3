import { AppError, TooManyRequests } from '../../../app-error.ts'
import type { Handlers } from '../../../contract/operations.ts'
import { hourSeconds } from '../../platform/dates/durations.ts'
import { ipPrefixOf, type LimitsService } from '../../platform/rate-limits/limits.service.ts'
import { isChallenge } from '../second-factor/sign-in-completion.ts'
import { visitorOf } from '../sessions/visitor.ts'
import type { GoogleSignIn } from './google-sign-in.service.ts'
import { InvalidIdToken } from './id-tokens.ts'

/** Nonces per IP prefix: enough for a school behind one address. */
const nonceLimit = { name: 'google-nonce', max: 300, seconds: hourSeconds }

/** `google` is null if no Google client is configured. */
export function googleHandlers(google: GoogleSignIn | null, limits: LimitsService) {
  return {
    async createGoogleNonce(request, reply) {
      const { createNonce } = configured(google)
      const wait = await limits.retryAfterSeconds(nonceLimit, ipPrefixOf(request.ip))
      if (wait > 0)
        throw new TooManyRequests(
          'Too many sign-ins from your network. Please try again in an hour.',
          wait,
        )
      const nonce = await createNonce()
      reply.code(201)
      return { nonce }
    },

    async loginWithGoogle(request, reply) {
      try {
        const result = await configured(google).signIn(request.body.idToken, visitorOf(request))
        if (isChallenge(result)) reply.code(202)
        return result
      } catch (error) {
        if (!(error instanceof InvalidIdToken)) throw error
        request.log.warn({ reason: error.message }, 'Google sign-in refused')
        return { ok: 0, msg: 'Cannot login.' }
      }
    },
  } satisfies Partial<Handlers>
}

function configured(google: GoogleSignIn | null): GoogleSignIn {
  if (!google) throw new AppError('not_found', 'Sign-in with Google is not available.')
  return google
}
