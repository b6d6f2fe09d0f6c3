/** A piece of a name, where it starts, and whether the query matches it. */
export interface NamePiece {
  at: number
  text: string
  isMatch: boolean
}

/** Letters with their marks, joiners and digits; so that no matra is parted from its letter. */
const words = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu
const marks = /^[\p{M}\u200c\u200d]+/u

/**
 * Cuts a name at the beginnings of words that the query's words begin with, whatever their case.
 * `splitAtMatches('Maths, Indiranagar', 'indira')` marks "Indira" alone.
 */
export function splitAtMatches(name: string, query: string): NamePiece[] {
  const typed = (query.toLowerCase().match(words) ?? []).sort((a, b) => b.length - a.length)
  const pieces: NamePiece[] = []
  let end = 0
  for (const found of name.matchAll(words)) {
    const length = matchedLength(found[0], typed)
    if (length === 0) continue
    if (found.index > end)
      pieces.push({ at: end, text: name.slice(end, found.index), isMatch: false })
    end = found.index + length
    pieces.push({ at: found.index, text: name.slice(found.index, end), isMatch: true })
  }
  if (end < name.length) pieces.push({ at: end, text: name.slice(end), isMatch: false })
  return pieces
}

function matchedLength(word: string, typed: readonly string[]): number {
  const start = typed.find((one) => word.slice(0, one.length).toLowerCase() === one)
  if (start === undefined) return 0
  return start.length + (marks.exec(word.slice(start.length))?.[0].length ?? 0)
}
