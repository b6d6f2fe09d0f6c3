/** The digits of an Indian mobile number, without country code. Other input stays as it is. */
export function mobileOf(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '')
  return digits.replace(/^(?:\+91|0)(?=\d{10}$)/, '')
}
