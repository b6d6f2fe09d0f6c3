/** The kind of listing in a path: `schools` or `stores`. */
export function listingKindIn(text: string | undefined): 'school' | 'store' | null {
  if (text === 'schools') return 'school'
  return text === 'stores' ? 'store' : null
}
