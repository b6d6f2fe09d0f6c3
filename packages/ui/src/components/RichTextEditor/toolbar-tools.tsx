import type { Editor } from '@tiptap/react'
import type { ReactElement } from 'react'
import {
  AlignCenterIcon,
  AlignJustifyIcon,
  AlignLeftIcon,
  AlignRightIcon,
  BoldIcon,
  CodeIcon,
  ItalicIcon,
  StrikethroughIcon,
  UnderlineIcon,
} from '../Icon/editor-icons'
import { type Alignment, alignedTypes } from './alignment'
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

export const emphases: readonly Tool[] = [
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

export const schoolAlignments: readonly Tool[] = [
  align('left', <AlignLeftIcon />),
  align('center', <AlignCenterIcon />),
  align('right', <AlignRightIcon />),
]

export const storeAlignments: readonly Tool[] = [
  ...schoolAlignments,
  align('justify', <AlignJustifyIcon />),
]

export const headingLevels = [1, 2, 3, 4, 5, 6] as const

/** Changes the block at the cursor to a heading of a level, or to a paragraph for 0. */
export function setHeading(editor: Editor, chosen: number) {
  const level = headingLevels.find((known) => known === chosen)
  if (level === undefined) editor.chain().setParagraph().run()
  else editor.chain().setHeading({ level }).run()
}
