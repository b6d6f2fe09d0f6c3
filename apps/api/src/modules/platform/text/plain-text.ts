const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The text of cleaned HTML, with a space between blocks. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:\/?(?:p|h[1-6]|li|ul|ol|blockquote|figure|figcaption|br)\b[^>]*)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Minutes to read a number of words, at 200 a minute; at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.ceil(words / 200))
