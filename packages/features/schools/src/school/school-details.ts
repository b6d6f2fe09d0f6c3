import type { School } from '@edbazaar/api-client'

/**
 * A school without fields that its page does not use. The loader data is sent to the browser, and the
 * similar schools, which become cards, are larger than the rest.
 */
export type SchoolDetails = Omit<School, 'similar' | 'files'>

/** Whether the school has contact details. */
export function hasContact(school: SchoolDetails): boolean {
  const { contact_name: person, contact_email: email, contact_phone: phone } = school
  return [person, email, phone].some((value) => value !== null && value !== '')
}
