const smallWords = /^(the|of|and|for|के|की|का)$/i
const devanagari = /\p{Script=Devanagari}/u
/** Scripts that the fonts contain; names in other scripts get an image without initials. */
const drawable = /^[\p{Script=Latin}\p{Script=Devanagari}\p{M}\p{Nd} ]*$/u
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Characters of a name that are read: enough for the first two words. */
const lettersRead = 200
/** Maximum length of initials in UTF-16 units: two grapheme clusters with all possible marks. */
export const longestInitials = 24

/**
 * The first grapheme of the first two significant words: Latin ones joined and in capitals,
 * Devanagari ones separate. Empty if the name has no drawable letters.
 */
export function initialsOf(name: string): string {
  const words = name
    .slice(0, lettersRead)
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !smallWords.test(word))
  const firsts = words.slice(0, 2).map(firstGrapheme)
  const initials = devanagari.test(firsts.join(''))
    ? firsts.join(' ')
    : firsts.join('').toUpperCase()
  return isInitials(initials) ? initials : ''
}

function firstGrapheme(word: string): string {
  for (const { segment } of graphemes.segment(word)) return segment
  return ''
}

/** Whether the text fits a medallion. */
export const isInitials = (text: string) => text.length <= longestInitials && drawable.test(text)

export const isDevanagari = (text: string) => devanagari.test(text)
