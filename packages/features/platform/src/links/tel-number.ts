/** The digits of a phone number for a `tel:` link, with the plus sign of a country code. */
export function telNumber(phone: string): string {
  return phone.replace(/[^\d+]/g, '')
}
