import { Extension } from '@tiptap/core'

/** The alignment of a paragraph or heading. Left by default. */
export type Alignment = 'left' | 'center' | 'right' | 'justify'

export const alignedTypes: readonly string[] = ['paragraph', 'heading']

/**
 * The alignment of paragraphs and headings, written as `text-align` and read from `data-style`,
 * because a strict Content-Security-Policy reports style attributes in parsed HTML.
 */
export const AlignmentExtension = Extension.create({
  name: 'alignment',
  addGlobalAttributes() {
    return [
      {
        types: [...alignedTypes],
        attributes: {
          alignment: {
            default: null,
            parseHTML: (element) => alignmentIn(element.getAttribute('data-style') ?? ''),
            renderHTML: ({ alignment }) =>
              alignment === null ? {} : { style: `text-align: ${alignment}` },
          },
        },
      },
    ]
  },
})

/** The alignment in a style attribute, or null if it is left. */
export function alignmentIn(style: string): Exclude<Alignment, 'left'> | null {
  const [, named] = /(?:^|;)\s*text-align\s*:\s*(center|right|justify)\b/i.exec(style) ?? []
  const alignment = named?.toLowerCase()
  return alignment === 'center' || alignment === 'right' || alignment === 'justify'
    ? alignment
    : null
}
