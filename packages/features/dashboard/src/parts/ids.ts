/** The id in a path or query; null for what is no id. */
export const idIn = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** The kind of listing in a path: `schools` or `stores`. */
export function listingKindIn(text: string | undefined): 'school' | 'store' | null {
  if (text === 'schools') return 'school'
  return text === 'stores' ? 'store' : null
}
