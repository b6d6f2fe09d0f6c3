import type { Editor } from '@tiptap/react'
import type { ReactElement } from 'react'
import {
  AlignCenterIcon,
  AlignJustifyIcon,
  AlignLeftIcon,
  AlignRightIcon,
  BoldIcon,
  CodeIcon,
  Heading2Icon,
  Heading3Icon,
  ItalicIcon,
  ListIcon,
  ListOrderedIcon,
  StrikethroughIcon,
  TextQuoteIcon,
  UnderlineIcon,
} from '../Icon/editor-icons'
import { type Alignment, alignedTypes } from './alignment'
import type { EditorToolbarKind } from './editor-toolbar'
import type { EditorLabels } from './labels'
import type { Format } from './use-rich-text'

/** The formatting at the cursor. */
export interface Tool {
  name: keyof EditorLabels
  icon: ReactElement
  /** Shortcut for `aria-keyshortcuts`. */
  keys?: string
  isPressed: (format: Format) => boolean
  apply: (editor: Editor) => void
}

const jobEmphases: readonly Tool[] = [
  {
    name: 'bold',
    icon: <BoldIcon />,
    keys: 'Control+B',
    isPressed: ({ bold }) => bold,
    apply: (editor) => editor.chain().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: <ItalicIcon />,
    keys: 'Control+I',
    isPressed: ({ italic }) => italic,
    apply: (editor) => editor.chain().toggleItalic().run(),
  },
]

const allEmphases: readonly Tool[] = [
  ...jobEmphases,
  {
    name: 'underline',
    icon: <UnderlineIcon />,
    keys: 'Control+U',
    isPressed: ({ underline }) => underline,
    apply: (editor) => editor.chain().toggleUnderline().run(),
  },
  {
    name: 'strike',
    icon: <StrikethroughIcon />,
    keys: 'Control+Shift+S',
    isPressed: ({ strike }) => strike,
    apply: (editor) => editor.chain().toggleStrike().run(),
  },
  {
    name: 'code',
    icon: <CodeIcon />,
    keys: 'Control+E',
    isPressed: ({ code }) => code,
    apply: (editor) => editor.chain().toggleCode().run(),
  },
]

export const emphasesOf: Readonly<Record<EditorToolbarKind, readonly Tool[]>> = {
  school: allEmphases,
  store: allEmphases,
  job: jobEmphases,
  blog: allEmphases,
}

/** The two levels of headings of a blog. */
export const headings: readonly Tool[] = [
  {
    name: 'mainHeading',
    icon: <Heading2Icon />,
    keys: 'Control+Alt+2',
    isPressed: ({ heading }) => heading === 2,
    apply: (editor) => editor.chain().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    icon: <Heading3Icon />,
    keys: 'Control+Alt+3',
    isPressed: ({ heading }) => heading === 3,
    apply: (editor) => editor.chain().toggleHeading({ level: 3 }).run(),
  },
]

const lists: readonly Tool[] = [
  {
    name: 'bulletList',
    icon: <ListIcon />,
    keys: 'Control+Shift+8',
    isPressed: ({ bulletList }) => bulletList,
    apply: (editor) => editor.chain().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: <ListOrderedIcon />,
    keys: 'Control+Shift+7',
    isPressed: ({ orderedList }) => orderedList,
    apply: (editor) => editor.chain().toggleOrderedList().run(),
  },
]

function align(name: Alignment, icon: ReactElement): Tool {
  return {
    name,
    icon,
    isPressed: ({ alignment }) => alignment === name,
    apply: (editor) => setAlignment(editor, name === 'left' ? null : name),
  }
}

function setAlignment(editor: Editor, alignment: Alignment | null) {
  const chain = editor.chain()
  for (const type of alignedTypes) chain.updateAttributes(type, { alignment })
  chain.run()
}

const schoolAlignments: readonly Tool[] = [
  align('left', <AlignLeftIcon />),
  align('center', <AlignCenterIcon />),
  align('right', <AlignRightIcon />),
]

/** The tools for blocks, after those for emphasis. */
export const blockToolsOf: Readonly<Record<EditorToolbarKind, readonly Tool[]>> = {
  school: schoolAlignments,
  store: [...schoolAlignments, align('justify', <AlignJustifyIcon />)],
  job: lists,
  blog: [
    ...lists,
    {
      name: 'quote',
      icon: <TextQuoteIcon />,
      keys: 'Control+Shift+B',
      isPressed: ({ quote }) => quote,
      apply: (editor) => editor.chain().toggleBlockquote().run(),
    },
  ],
}

export const headingLevels = [1, 2, 3, 4, 5, 6] as const

/** Changes the block at the cursor to a heading of a level, or to a paragraph for 0. */
export function setHeading(editor: Editor, chosen: number) {
  const level = headingLevels.find((known) => known === chosen)
  if (level === undefined) editor.chain().setParagraph().run()
  else editor.chain().setHeading({ level }).run()
}
