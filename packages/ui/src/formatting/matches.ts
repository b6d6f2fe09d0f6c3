/** A piece of a name, where it starts, and whether the query matches it. */
export interface NamePiece {
  at: number
  text: string
  isMatch: boolean
}

/** Letters with their marks, joiners and digits; so that no matra is parted from its letter. */
const letters = '[\\p{L}\\p{M}\\p{N}\\u200c\\u200d]'
const words = new RegExp(`${letters}+`, 'gu')

/**
 * Splits a name at the beginnings of words that the query's words begin with, whatever their case:
 * of `name.split(matchesOf(query))` every second piece matches.
 */
export function matchesOf(query: string): RegExp {
  const typed = query.match(words)?.sort((a, b) => b.length - a.length)
  if (typed === undefined) return /(?!)/
  return new RegExp(`(?<!${letters})((?:${typed.join('|')})[\\p{M}\\u200c\\u200d]*)`, 'giu')
}

/**
 * Cuts a name at the beginnings of words that the query's words begin with, whatever their case.
 * `splitAtMatches('Maths, Indiranagar', 'indira')` marks "Indira" alone.
 */
export function splitAtMatches(name: string, query: string): NamePiece[] {
  let at = 0
  const pieces = name.split(matchesOf(query)).map((text, index) => {
    const piece = { at, text, isMatch: index % 2 === 1 }
    at += text.length
    return piece
  })
  return pieces.filter(({ text }) => text !== '')
}
