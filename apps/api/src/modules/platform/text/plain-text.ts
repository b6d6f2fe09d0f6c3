import { withoutTags } from './without-tags.ts'

/** The text of cleaned HTML, with a space or a line break between blocks. */
export const plainText = (html: string, blockEnd: ' ' | '\n' = ' '): string =>
  withoutTags(
    html
      .replace(/\s+/g, ' ')
      .replace(/<(?:\/?(?:p|h[1-6]|li|ul|ol|blockquote|figure|figcaption|br)\b[^>]*)>/g, blockEnd),
  )
    .replace(/ *\n[ \n]*/g, '\n')
    .replace(/ +/g, ' ')
    .trim()
