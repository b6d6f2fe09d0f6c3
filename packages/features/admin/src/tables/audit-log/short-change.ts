/** A value in a table, cut so that what changed is in view. */
export interface ShortValue {
  /** The end of what both values begin with. */
  readonly start: string
  readonly changed: string
  /** The beginning of what both values end with. */
  readonly end: string
}

/** Longest change of a value in the table. */
const maxChange = 60
/** Characters that are kept before and after a change. */
const context = 24

/** A text without line breaks. */
export const inOneLine = (text: string): string =>
  text.replace(/:\s*\n\s*/g, ': ').replace(/\s*\n\s*/g, '; ')

/** The text until the last character before the change, cut at a word. */
function startOf(text: string): string {
  if (text.length <= context) return text
  return `…${text.slice(-context).replace(/^\S*\s/, '')}`
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text
}

/** The words of two values that differ, with a few words around them. */
export function shortChange(before: string, after: string): [ShortValue, ShortValue] {
  const [from, to] = [before, after].map((text) => inOneLine(text).split(/(?<=\s)/)) as [
    string[],
    string[],
  ]
  const shorter = Math.min(from.length, to.length)
  let same = 0
  while (same < shorter && from[same] === to[same]) same += 1
  let tail = 0
  while (tail < shorter - same && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1
  const shortOf = (words: readonly string[]): ShortValue => {
    const changed = cut(words.slice(same, words.length - tail).join(''), maxChange)
    const end = words.slice(words.length - tail).join('')
    return {
      start: startOf(words.slice(0, same).join('')),
      changed,
      end: changed.endsWith('…') ? '' : cut(end, context),
    }
  }
  return [shortOf(from), shortOf(to)]
}
