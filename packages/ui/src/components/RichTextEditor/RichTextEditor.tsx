'use client'

import { EditorContent } from '@tiptap/react'
import { type ComponentProps, type FocusEvent, useId, useState } from 'react'
import { describedBy, type FieldText } from '../../internal/Field'
import * as fieldStyles from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import { EditorToolbar } from './EditorToolbar'
import type { EditorToolbarKind } from './editor-toolbar'
import { LinkDialog } from './LinkDialog'
import { type EditorLabels, englishLabels } from './labels'
import * as styles from './RichTextEditor.css'
import { htmlOf, useRichText } from './use-rich-text'

export interface RichTextEditorProps
  extends Omit<FieldText, 'labelPlace'>,
    Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'onBlur'> {
  /** The text as HTML; `''` if empty. Unsupported elements are removed. */
  value: string
  /** Called on every change with the HTML. */
  onChange: (html: string) => void
  /** Called with the HTML when focus leaves the editor, its toolbar and its dialog. */
  onBlur?: (html: string) => void
  /** `school` has links, `store` has headings and justified text. */
  toolbar: EditorToolbarKind
  /** Labels that replace the English defaults. */
  labels?: Partial<EditorLabels>
}

/**
 * A rich text editor with emphasis, lists, links and alignment. Pasted text loses the styles of its
 * source. Import the component that uses it lazily: the editor is 100 kB.
 */
export function RichTextEditor({
  value,
  onChange,
  onBlur,
  toolbar,
  label,
  hint,
  error,
  labelEnd,
  labels,
  className,
  id,
  ...rest
}: RichTextEditorProps) {
  const ownId = useId()
  const editorId = id ?? ownId
  const allLabels = { ...englishLabels, ...labels }
  const [isLinking, setIsLinking] = useState(false)
  const described = describedBy(editorId, { hint, error })
  const editor = useRichText({
    value,
    onChange,
    attributes: {
      id: editorId,
      class: styles.text,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${editorId}-label`,
      ...(described && { 'aria-describedby': described }),
      ...(error && { 'aria-invalid': 'true' }),
    },
  })

  function onLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (isLinking || currentTarget.contains(relatedTarget) || editor === null) return
    onBlur?.(htmlOf(editor))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for focus that leaves
    <div className={joinClasses(fieldStyles.field, className)} onBlur={onLeave} {...rest}>
      <div className={fieldStyles.head}>
        <span id={`${editorId}-label`} className={fieldStyles.label}>
          {label}
        </span>
        {labelEnd}
      </div>
      <div className={styles.frame} data-wrong={error ? '' : undefined}>
        <EditorToolbar
          editor={editor}
          labels={allLabels}
          kind={toolbar}
          controls={editorId}
          onLink={() => setIsLinking(true)}
        />
        <EditorContent editor={editor} className={styles.page} />
      </div>
      {hint && (
        <p id={`${editorId}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${editorId}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
      {isLinking && editor && (
        <LinkDialog editor={editor} labels={allLabels} onClose={() => setIsLinking(false)} />
      )}
    </div>
  )
}
