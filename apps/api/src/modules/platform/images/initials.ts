const smallWords = /^(the|of|and|for|के|की|का)$/i
const devanagari = /\p{Script=Devanagari}/u
/** What our fonts can draw; a name in another script gives an image without initials. */
const drawable = /^[\p{Script=Latin}\p{Script=Devanagari}\p{M}\p{Nd} ]*$/u
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Letters of a name that are looked at: the first two words are within them. */
const lettersRead = 200
/** UTF-16 units that initials may have: two clusters with every mark they can bear. */
export const longestInitials = 24

/**
 * The first grapheme of the first two words that carry meaning: Latin ones joined and in capitals,
 * Devanagari ones apart. Empty where the name has no letters that can be drawn.
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

/** Whether the text can stand in a medallion. */
export const isInitials = (text: string) => text.length <= longestInitials && drawable.test(text)

/** Whether the text is set in Devanagari. */
export const isDevanagari = (text: string) => devanagari.test(text)
