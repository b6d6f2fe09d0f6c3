/** White space, punctuation and signs; joiners belong to words. */
const between = '\\s\\p{P}\\p{S}'
const separators = new RegExp(`[${between}]`, 'u')

/**
 * Cuts a name at the beginnings of words that the query's words begin with, whatever their case:
 * every second piece is such a match. No matra is parted from its letter.
 * `splitAtMatches('Maths, Indiranagar', 'indira')` is `['Maths, ', 'Indira', 'nagar']`.
 */
export function splitAtMatches(name: string, query: string): string[] {
  // Backwards the longer of two words that begin alike comes first.
  const typed = query.split(separators).sort().reverse().join('|')
  return name.split(
    new RegExp(`(?<![^${between}])((?:${typed})(?<=[^${between}])[\\p{M}\\p{C}]*)`, 'iu'),
  )
}
