import type { Extensions } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import { AlignmentExtension } from './alignment'
import type { EditorToolbarKind } from './editor-toolbar'
import { FigureExtension } from './figure'
import { isFollowed } from './link-address'

const link = {
  openOnClick: false,
  defaultProtocol: 'https',
  protocols: ['http', 'https', 'mailto', 'tel'],
  isAllowedUri: isFollowed,
  HTMLAttributes: { target: null, rel: 'nofollow noopener noreferrer' },
}
const shared = {
  undoRedo: { depth: 100, newGroupDelay: 500 },
  link,
  codeBlock: false,
  horizontalRule: false,
  dropcursor: false,
  gapcursor: false,
  trailingNode: false,
} as const

/**
 * The elements of texts of listings, whichever toolbar they have: paragraphs, headings, lists, quotations,
 * emphasis, inline code, links and alignment. The server allows the same elements
 * (`clean-html.ts`), so saving changes nothing.
 */
const listingText: Extensions = [
  StarterKit.configure({ ...shared, heading: { levels: [1, 2, 3, 4, 5, 6] } }),
  AlignmentExtension,
]

/** Paragraphs, bold, italic, lists and links; `cleanJobHtml` allows the same. */
const jobText: Extensions = [
  StarterKit.configure({
    ...shared,
    heading: false,
    blockquote: false,
    underline: false,
    strike: false,
    code: false,
  }),
]

/** Two levels of headings, lists, quotations, emphasis, links and images; `cleanBlogHtml` allows the same. */
const blogText: Extensions = [
  StarterKit.configure({ ...shared, dropcursor: {}, heading: { levels: [2, 3] } }),
  FigureExtension,
]

export const extensionsOf: Readonly<Record<EditorToolbarKind, Extensions>> = {
  school: listingText,
  store: listingText,
  job: jobText,
  blog: blogText,
}
