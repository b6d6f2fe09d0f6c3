/** Nine to fifteen digits of any script, with up to three spaces or signs between two of them. */
const phoneLike = /[+(]?\p{Nd}(?:[\s().\-–]{0,3}\p{Nd}){8,14}/gu
const emailLike = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu

/** A text with what looks like a phone number or an email address masked. */
export const maskContacts = (text: string): string =>
  text.replace(emailLike, '•••@•••').replace(phoneLike, maskPhone)

/** The first two and last three digits of a phone number. */
export function maskPhone(phone: string): string {
  const digits = phone.match(/\p{Nd}/gu) ?? []
  const hidden = Math.max(0, digits.length - 5)
  return digits.slice(0, 2).join('') + '•'.repeat(hidden) + digits.slice(2 + hidden).join('')
}
