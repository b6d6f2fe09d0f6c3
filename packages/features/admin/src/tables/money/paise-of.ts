/** The paise of a typed amount in rupees, such as 1,500.50; undefined for anything else. */
export function paiseOf(text: string): number | undefined {
  const typed = text.replaceAll(/[₹,\s]/g, '')
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(typed)) return undefined
  const paise = Math.round(Number(typed) * 100)
  return paise > 0 && paise <= 2_000_000_000 ? paise : undefined
}
