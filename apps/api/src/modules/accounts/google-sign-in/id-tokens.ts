import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { AppError } from '../../../app-error.ts'

export interface GoogleOptions {
  /** Whom tokens must be meant for. */
  readonly clientId: string
  readonly issuer: string
  /** Where Google shows its public keys. */
  readonly keysUrl: string
}

/** What Google says of a person, once it is believed. Names are as the person typed them. */
export interface GoogleAccount {
  /** Google's name for the account; it stays when the address changes. */
  readonly googleId: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  /** What the sign-in was begun with. */
  readonly nonce: string
}

/** Why a token is not to be believed: for the log, not for whoever sent it. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
}

/** Google shows new keys a day before it signs with them, and asks not to be asked each time. */
const keysAge = { cacheMaxAge: 3_600_000, cooldownDuration: 30_000, timeoutDuration: 5_000 }
/** Seconds that our clock and Google's may differ. */
const clockTolerance = 30

/** Reads ID tokens. Throws `TokenRefused`, or `unavailable` where the keys can't be had. */
export function createIdTokens({ clientId, issuer, keysUrl }: GoogleOptions) {
  const keys = honestly(createRemoteJWKSet(new URL(keysUrl), keysAge))
  const rules = {
    issuer: [issuer, issuer.replace(/^https:\/\//, '')],
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['sub', 'email', 'nonce', 'exp', 'iat'],
    clockTolerance,
  }
  return {
    async read(idToken: string): Promise<GoogleAccount> {
      const { payload } = await jwtVerify(idToken, keys, rules).catch((error: unknown) => {
        throw error instanceof errors.JOSEError ? new TokenRefused(error.message) : error
      })
      return accountIn(payload)
    },
  }
}

/** A set of keys that can't be fetched or read says nothing of the token: it is our trouble. */
function honestly(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      const { JWKSNoMatchingKey, JWKSMultipleMatchingKeys } = errors
      if (error instanceof JWKSNoMatchingKey || error instanceof JWKSMultipleMatchingKeys)
        throw error
      const busy = new AppError('unavailable', 'Google does not answer. Please try again.')
      busy.cause = error
      throw busy
    }
  }
}

function accountIn(claims: Readonly<Record<string, unknown>>): GoogleAccount {
  const { sub, email, nonce, email_verified: isVerified } = claims
  if (isVerified !== true) throw new TokenRefused('the email is not verified')
  if (!isText(sub, 255) || !isText(email, 254) || !isText(nonce, 100))
    throw new TokenRefused('a claim is not text, is empty, or is too long')
  const [givenName, familyName] = [nameOf(claims.given_name), nameOf(claims.family_name)]
  return { googleId: sub, email, nonce, givenName, familyName }
}

const isText = (claim: unknown, longest: number): claim is string =>
  typeof claim === 'string' && /^[^\p{Cc}\s]+$/u.test(claim) && claim.length <= longest

/** The longest name that a profile takes. */
const longestName = 60

/** A name as one line; '' where there is none. */
function nameOf(claim: unknown): string {
  const text = typeof claim === 'string' ? claim.toWellFormed() : ''
  return [...text.replace(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()]
    .slice(0, longestName)
    .join('')
    .trim()
}
