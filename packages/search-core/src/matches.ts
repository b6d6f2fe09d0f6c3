/** White space, punctuation and symbols. Joiners are part of words. */
const between = '\\s\\p{P}\\p{S}'
const separators = new RegExp(`[${between}]`, 'u')

/**
 * Splits a name where its words start with a word of the query, ignoring case. Every second piece
 * is a match. Vowel signs stay with their letter. `splitAtMatches('Maths, Indiranagar', 'indira')`
 * is `['Maths, ', 'Indira', 'nagar']`.
 */
export function splitAtMatches(name: string, query: string): string[] {
  // Reverse order, so that longer words are tried before their prefixes.
  const typed = query.split(separators).sort().reverse().join('|')
  return name.split(
    new RegExp(`(?<![^${between}])((?:${typed})(?<=[^${between}])[\\p{M}\\p{C}]*)`, 'iu'),
  )
}
