import { hash, randomBytes } from 'node:crypto'

/** A token for a link or a session: 256 random bits, as 43 characters that need no escaping. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The sha256 hash stored instead of a token, so that a copy of the database contains no usable token. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer')

/** `hashToken` as hexadecimal text, for columns of type text. */
export const hashTokenAsHex = (token: string) => hash('sha256', token, 'hex')
