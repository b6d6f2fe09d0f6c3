const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The text of cleaned HTML, with a space or a line break between blocks. */
export const plainText = (html: string, blockEnd: ' ' | '\n' = ' '): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<(?:\/?(?:p|h[1-6]|li|ul|ol|blockquote|figure|figcaption|br)\b[^>]*)>/g, blockEnd)
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/ *\n[ \n]*/g, '\n')
    .replace(/ +/g, ' ')
    .trim()
