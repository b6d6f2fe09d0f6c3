/**
 * The whole number in a text, which may be grouped and have a rupee sign, such as ₹50,000. Null if the
 * text is blank, undefined if it is anything else.
 */
export function typedNumber(text: string): number | null | undefined {
  const typed = text.replaceAll(/[₹,\s]/g, '')
  if (typed === '') return null
  return /^\d{1,8}$/.test(typed) ? Number(typed) : undefined
}
