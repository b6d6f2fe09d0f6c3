import { diffArrays } from 'diff'

/** A block of a text, such as a paragraph or an image. */
export interface TextBlock {
  html: string
  /** Its words, for comparisons and quotations. */
  text: string
  /** Against the approved text. */
  change: 'same' | 'added' | 'removed'
  /** Its number in the latest text, from 1; null for a block that was taken out. */
  paragraph: number | null
}

/** The blocks of the latest text, with those that are no longer in it. Without an approved text, none is new. */
export function blocksOf(latest: string, approved: string | null): TextBlock[] {
  const now = splitBlocks(latest)
  if (approved === null)
    return now.map((block, index) => ({ ...block, change: 'same', paragraph: index + 1 }))
  let paragraph = 0
  return diffArrays(splitBlocks(approved), now, {
    comparator: (one, other) => one.html === other.html,
  }).flatMap(({ value, added, removed }) =>
    value.map((block): TextBlock => {
      if (removed) return { ...block, change: 'removed', paragraph: null }
      paragraph += 1
      return { ...block, change: added ? 'added' : 'same', paragraph }
    }),
  )
}

/** The server has cleaned the HTML; parsing it runs nothing. */
function splitBlocks(html: string): Pick<TextBlock, 'html' | 'text'>[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.children].map((element) => ({
    html: element.outerHTML,
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
  }))
}
