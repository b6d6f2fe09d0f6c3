import { hash, randomBytes } from 'node:crypto'

/** A token for a link or a session: 256 random bits, as 43 characters that need no escaping. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token: whoever reads the database can't make the token of it. */
export const hashOf = (token: string) => hash('sha256', token, 'hex')

/** The same as 32 bytes. */
export const digestOf = (token: string) => hash('sha256', token, 'buffer')
