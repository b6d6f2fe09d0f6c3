import { dayInIndia } from '../../platform/dates/dates-in-india.ts'

/** The message that a blocked user reads when they try to sign in. */
export const blockedMessage = ({ blockedUntil: until }: { readonly blockedUntil: Date | null }) =>
  until === null
    ? 'This account is blocked. Please contact us.'
    : `This account is blocked until ${dayInIndia(until)}. Please contact us.`
