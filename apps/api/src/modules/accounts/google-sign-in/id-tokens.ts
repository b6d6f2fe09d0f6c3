import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { AppError } from '../../../app-error.ts'
import { hourMs } from '../../platform/dates/durations.ts'

export interface GoogleOptions {
  /** The audience that tokens must name. */
  readonly clientId: string
  readonly issuer: string
  /** URL of Google's public keys. */
  readonly keysUrl: string
}

/** The claims of a verified ID token. Names are as the user typed them. */
export interface GoogleAccount {
  /** Google's id of the account; it stays the same when the email changes. */
  readonly googleId: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  /** The nonce that the sign-in was started with. */
  readonly nonce: string
}

/** The message says why the token is invalid. It is for the log, not for the caller. */
export class InvalidIdToken extends Error {
  override readonly name = 'InvalidIdToken'
}

/** Google publishes new keys a day before using them, so they are cached for an hour. */
const keySetOptions = { cacheMaxAge: hourMs, cooldownDuration: 30_000, timeoutDuration: 5_000 }
/** Seconds for which Google's tokens are valid. With a limit, tokens of the future are refused. */
const maxTokenAge = 3_600
/** Seconds that the server's clock and Google's may differ. */
const clockTolerance = 30

/** Verifies ID tokens. Throws `InvalidIdToken`, or `unavailable` if Google's keys cannot be loaded. */
export function createIdTokens({ clientId, issuer, keysUrl }: GoogleOptions) {
  const keys = unavailableOnFailure(createRemoteJWKSet(new URL(keysUrl), keySetOptions))
  const rules = {
    issuer: [issuer, issuer.replace(/^https:\/\//, '')],
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'email', 'nonce', 'exp', 'iat'],
    maxTokenAge,
    clockTolerance,
  }
  return {
    async read(idToken: string): Promise<GoogleAccount> {
      const { payload } = await jwtVerify(idToken, keys, rules).catch((error: unknown) => {
        throw error instanceof errors.JOSEError ? new InvalidIdToken(error.message) : error
      })
      return accountIn(payload)
    },
  }
}

/** Reports keys that cannot be loaded as `unavailable`, because the token may well be valid. */
function unavailableOnFailure(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      const { JWKSNoMatchingKey, JWKSMultipleMatchingKeys } = errors
      if (error instanceof JWKSNoMatchingKey || error instanceof JWKSMultipleMatchingKeys)
        throw error
      const unavailable = new AppError(
        'unavailable',
        'Google is not responding. Please try again in a minute.',
      )
      unavailable.cause = error
      throw unavailable
    }
  }
}

function accountIn(claims: Readonly<Record<string, unknown>>): GoogleAccount {
  const { sub, email, nonce, email_verified: isVerified } = claims
  if (isVerified !== true) throw new InvalidIdToken('the email is not verified')
  if (!isText(sub, 255) || !isText(email, 254) || !isText(nonce, 100))
    throw new InvalidIdToken('a claim is not text, is empty, or is too long')
  const [givenName, familyName] = [nameOf(claims.given_name), nameOf(claims.family_name)]
  return { googleId: sub, email, nonce, givenName, familyName }
}

const isText = (claim: unknown, maximumLength: number): claim is string =>
  typeof claim === 'string' && /^[^\p{Cc}\s]+$/u.test(claim) && claim.length <= maximumLength

/** The longest name that a profile accepts. */
const maximumNameLength = 60

/** A name on one line; '' if the claim is missing. */
function nameOf(claim: unknown): string {
  const text = typeof claim === 'string' ? claim.toWellFormed() : ''
  return [...text.replace(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()]
    .slice(0, maximumNameLength)
    .join('')
    .trim()
}
