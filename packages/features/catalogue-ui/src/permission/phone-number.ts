/** The digits of an Indian mobile number, without country code. Other input stays as it is. */
export function mobileOf(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '')
  return digits.replace(/^(?:\+91|0)(?=\d{10}$)/, '')
}

/** A mobile number grouped in fives: `98450 12345`. Other input stays as it is. */
export function shownMobile(mobile: string): string {
  return mobile.replace(/^(\d{5})(\d{5})$/, '$1 $2')
}
