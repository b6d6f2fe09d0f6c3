/** Maximum characters of a stored text. */
export const maxStoredText = 1_000
/** Equal characters that are kept before and after the part that changed. */
const context = 40

interface Values {
  readonly before: unknown
  readonly after: unknown
}

interface StoredValues extends Values {
  /** Whether the values are parts of texts. */
  readonly isExcerpt: boolean
}

/**
 * The values of a change as the audit log stores them: of long texts only the part that differs, at
 * most `maxStoredText` characters, with … where text is left out. Long lists and objects are stored
 * as JSON texts.
 */
export function storedValuesOf({ before, after }: Values): StoredValues {
  const [from, to] = [textOf(before), textOf(after)]
  if (Math.max(from.length, to.length) <= maxStoredText) return { before, after, isExcerpt: false }
  const start = Math.max(0, commonStart(from, to) - context)
  const tail = Math.max(0, commonEnd(from, to) - context)
  const excerpt = (value: unknown, text: string) =>
    value == null ? null : excerptOf(text, start, text.length - tail)
  return { before: excerpt(before, from), after: excerpt(after, to), isExcerpt: true }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

function excerptOf(text: string, start: number, end: number): string {
  const last = Math.min(Math.max(start, end), start + maxStoredText)
  // A cut may divide a surrogate pair, which PostgreSQL refuses.
  const kept = text.slice(start, last).toWellFormed()
  return `${start > 0 ? '…' : ''}${kept}${last < text.length ? '…' : ''}`
}

function commonStart(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length)
  let length = 0
  while (length < shorter && one[length] === other[length]) length += 1
  return length
}

/** Equal characters at the end of both, without those that are equal at the start. */
function commonEnd(one: string, other: string): number {
  const longest = Math.min(one.length, other.length) - commonStart(one, other)
  let length = 0
  while (length < longest && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}
