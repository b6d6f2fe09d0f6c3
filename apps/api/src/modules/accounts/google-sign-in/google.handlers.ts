import { AppError, TooManyRequests } from '../../../app-error.ts'
import type { Handlers } from '../../../contract/operations.ts'
import { ipPrefixOf, type LimitsService } from '../../platform/rate-limits/limits.service.ts'
import { visitorOf } from '../sessions/visitor.ts'
import type { GoogleSignIn } from './google-sign-in.service.ts'
import { TokenRefused } from './id-tokens.ts'

/** Sign-ins that one household may begin in an hour: enough for a school, too few to fill a disk. */
const begun = { of: 'google-nonce', most: 300, seconds: 3_600 }

/** `google` is null where no client is configured: then there is no such sign-in. */
export function googleHandlers(google: GoogleSignIn | null, limits: LimitsService) {
  return {
    async createGoogleNonce(request, reply) {
      const { createNonce } = configured(google)
      const wait = await limits.retryAfterSeconds(begun, ipPrefixOf(request.ip))
      if (wait > 0) throw new TooManyRequests('Please wait a while and try again.', wait)
      const nonce = await createNonce()
      reply.code(201)
      return { nonce }
    },

    async loginWithGoogle(request) {
      try {
        return await configured(google).signIn(request.body.idToken, visitorOf(request))
      } catch (error) {
        if (!(error instanceof TokenRefused)) throw error
        request.log.warn({ reason: error.message }, 'sign-in with Google refused')
        return { ok: 0, msg: 'Cannot login.' }
      }
    },
  } satisfies Partial<Handlers>
}

function configured(google: GoogleSignIn | null): GoogleSignIn {
  if (!google) throw new AppError('not_found', 'There is no sign-in with Google here.')
  return google
}
