import type { MessageDescriptor } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** Says what is wrong with an invalid value, where the message of its field does not. */
export type FieldReason = (value: string) => MessageDescriptor | undefined

/** The missing parts of an email address. */
export const emailReason: FieldReason = (value) => {
  const email = value.trim()
  if (email === '') return undefined
  const [name, domain, ...rest] = email.split('@')
  if (domain === undefined) return messages.emailWithoutAt
  if (name === '' || domain === '' || rest.length > 0) return messages.emailAroundAt
  if (/\s/.test(email)) return messages.emailWithSpace
  return domain.includes('.') ? undefined : messages.emailWithoutEnding
}

/** A first name has at least two characters. */
export const firstNameReason: FieldReason = (value) =>
  value.trim().length === 1 ? messages.firstNameTooShort : undefined
