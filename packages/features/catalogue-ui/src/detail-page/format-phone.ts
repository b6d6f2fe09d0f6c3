import { telNumber } from '@edbazaar/feature-platform'

/**
 * Groups an Indian mobile number in fives: "98450 12345", "+91 98450 12345". A number of any other
 * form, such as a landline number, stays as it was typed.
 */
export function formatPhone(phone: string): string {
  const mobile = /^(\+91)?([6-9]\d{4})(\d{5})$/.exec(telNumber(phone))
  if (mobile === null) return phone
  const [, prefix, first, second] = mobile
  return `${prefix !== undefined ? '+91 ' : ''}${first} ${second}`
}
