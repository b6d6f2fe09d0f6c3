import { hash, randomBytes } from 'node:crypto'

/** Text in any other format is rejected without a query. */
const tokenFormat = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits, as 43 characters that need no escaping in a URL. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Whether the text has the format of a token. */
export const isToken = (text: string) => tokenFormat.test(text)

/**
 * The sha256 hash stored instead of a token, so that a copy of the database contains no usable
 * token. Columns for it are declared with `tokenHash`.
 */
export const hashToken = (token: string) => hash('sha256', token, 'buffer')

/** A new token for the recipient, with its hash for the database. */
export function createToken(): { token: string; tokenHash: Buffer } {
  const token = newToken()
  return { token, tokenHash: hashToken(token) }
}
