import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const period = 30
/** Clocks of phones may be one step fast or slow. */
const tolerance = 1

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer })

/** SHA-1, six digits and 30 seconds are what every authenticator app supports. */
const totpOf = (secret: Buffer, label: string) =>
  new TOTP({
    issuer: 'EdBazaar',
    label,
    secret: secretOf(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
  })

/** 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = () => randomBytes(20)

/** The secret that the user enters or scans in an app. */
export function totpSetUp(secret: Buffer, email: string) {
  const totp = totpOf(secret, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The 30-second step that a code belongs to; null if the code is not correct at `now`. */
export function stepOfCode(secret: Buffer, code: string, now: number): number | null {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const delta = totpOf(secret, '').validate({ token: digits, timestamp: now, window: tolerance })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}
