import { normalise } from '../../platform/text/normalise.ts'

const maxLength = 80
const minLength = 3
/** An email address or a web address. */
const address = /@|https?:|www\.|\S\.(?:com|in|org|net)\b/i
/** Seven or more digits, also with blanks or hyphens between them. */
const phone = /(?:\d[\s().+-]*){7,}/

/**
 * The words of a query as they may be counted; null if they could identify a person: a phone number,
 * an email address, or a long text.
 */
export function countableQuery(typed: string): string | null {
  if (address.test(typed) || phone.test(typed)) return null
  const words = normalise(typed)
  return words.length < minLength || words.length > maxLength ? null : words
}
