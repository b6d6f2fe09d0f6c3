import { Extension } from '@tiptap/core'

/** How the lines of a paragraph or heading stand. Where nothing is said, they begin at the left. */
export type Alignment = 'left' | 'center' | 'right' | 'justify'

export const alignedTypes: readonly string[] = ['paragraph', 'heading']

/**
 * The alignment of paragraphs and headings, written as `text-align` and read from `data-style`: a
 * strict Content-Security-Policy reports a style attribute wherever HTML is parsed.
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

/** The alignment that a style attribute gives, or null where it is the usual one. */
export function alignmentIn(style: string): Exclude<Alignment, 'left'> | null {
  const [, named] = /(?:^|;)\s*text-align\s*:\s*(center|right|justify)\b/i.exec(style) ?? []
  const alignment = named?.toLowerCase()
  return alignment === 'center' || alignment === 'right' || alignment === 'justify'
    ? alignment
    : null
}
