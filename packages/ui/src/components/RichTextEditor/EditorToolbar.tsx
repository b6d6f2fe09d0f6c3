'use client'

import type { Editor } from '@tiptap/react'
import type { ReactElement } from 'react'
import { joinClasses } from '../../internal/join-classes'
import { ImagePlusIcon, LinkIcon, RedoIcon, UndoIcon } from '../Icon/editor-icons'
import type { EditorToolbarKind } from './editor-toolbar'
import type { EditorLabels } from './labels'
import * as styles from './RichTextEditor.css'
import {
  blockToolsOf,
  emphasesOf,
  headingLevels,
  headings,
  setHeading,
  type Tool,
} from './toolbar-tools'
import { type Format, useFormat } from './use-rich-text'
import { useRovingFocus } from './use-roving-focus'

const nothing: Format = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  code: false,
  bulletList: false,
  orderedList: false,
  link: false,
  quote: false,
  figure: false,
  heading: 0,
  alignment: 'left',
  canUndo: false,
  canRedo: false,
}

interface EditorToolbarProps {
  editor: Editor | null
  kind: EditorToolbarKind
  labels: EditorLabels
  /** Id of the editor. */
  controls: string
  onLink: () => void
  /** Chooses an image, or opens the selected one. */
  onImage: () => void
}

export function EditorToolbar({
  editor,
  kind,
  labels,
  controls,
  onLink,
  onImage,
}: EditorToolbarProps) {
  const format = useFormat(editor) ?? nothing
  const { tabIndexOf, toolbar } = useRovingFocus('undo')

  const button = (name: keyof EditorLabels, icon: ReactElement, more: ToolButtonState) => (
    <ToolButton
      key={name}
      name={name}
      icon={icon}
      label={labels[name]}
      tabIndex={tabIndexOf(name)}
      {...more}
    />
  )
  const toggle = ({ name, icon, keys, isPressed, apply }: Tool) =>
    button(name, icon, {
      keys,
      isPressed: isPressed(format),
      onPress: () => editor && apply(editor),
    })
  return (
    <div
      role="toolbar"
      aria-label={labels.toolbar}
      aria-controls={controls}
      className={joinClasses(styles.toolbar, kind === 'blog' && styles.stickyToolbar)}
      {...toolbar}
    >
      {button('undo', <UndoIcon />, {
        isDisabled: !format.canUndo,
        onPress: () => editor?.commands.undo(),
      })}
      {button('redo', <RedoIcon />, {
        isDisabled: !format.canRedo,
        onPress: () => editor?.commands.redo(),
      })}
      <i className={styles.divider} />
      {kind === 'store' && (
        <>
          <select
            data-tool="textStyle"
            tabIndex={tabIndexOf('textStyle')}
            aria-label={labels.textStyle}
            className={styles.textStyle}
            value={format.heading}
            onChange={(event) => editor && setHeading(editor, Number(event.currentTarget.value))}
          >
            <option value={0}>{labels.paragraph}</option>
            {headingLevels.map((level) => (
              <option key={level} value={level}>
                {labels.heading} {level}
              </option>
            ))}
          </select>
          <i className={styles.divider} />
        </>
      )}
      {kind === 'blog' && (
        <>
          {headings.map(toggle)}
          <i className={styles.divider} />
        </>
      )}
      {emphasesOf[kind].map(toggle)}
      {kind !== 'store' &&
        button('link', <LinkIcon />, { isPressed: format.link, onPress: onLink })}
      <i className={styles.divider} />
      {blockToolsOf[kind].map(toggle)}
      {kind === 'blog' &&
        button('image', <ImagePlusIcon />, { isPressed: format.figure, onPress: onImage })}
    </div>
  )
}

interface ToolButtonState {
  onPress: () => void
  isPressed?: boolean
  isDisabled?: boolean
  keys?: string | undefined
}

interface ToolButtonProps extends ToolButtonState {
  name: string
  label: string
  icon: ReactElement
  tabIndex: number
}

/** A button that keeps the cursor in the text. It stays focusable when it is disabled. */
function ToolButton({ name, label, icon, tabIndex, keys, ...state }: ToolButtonProps) {
  return (
    <button
      type="button"
      data-tool={name}
      tabIndex={tabIndex}
      aria-label={label}
      title={label}
      aria-pressed={state.isPressed}
      aria-disabled={state.isDisabled || undefined}
      aria-keyshortcuts={keys}
      className={styles.tool}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !state.isDisabled && state.onPress()}
    >
      {icon}
    </button>
  )
}
