import type { Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { AlignmentExtension } from './alignment'
import { isFollowed } from './link-address'

/**
 * The elements of a text, whichever toolbar it has: paragraphs, headings, lists, quotations,
 * emphasis, inline code, links and alignment. The server allows the same elements
 * (`clean-html.ts`), so saving changes nothing.
 */
export const extensions: Extensions = [
  StarterKit.configure({
    undoRedo: { depth: 100, newGroupDelay: 500 },
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      isAllowedUri: isFollowed,
      HTMLAttributes: { target: null, rel: 'nofollow noopener noreferrer' },
    },
    codeBlock: false,
    horizontalRule: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
  }),
  AlignmentExtension,
]
