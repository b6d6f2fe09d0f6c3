'use client'

import { EditorContent } from '@tiptap/react'
import { type ComponentProps, type FocusEvent, useId, useRef, useState } from 'react'
import { describedBy, type FieldText } from '../../internal/Field'
import * as fieldStyles from '../../internal/field.css'
import { joinClasses } from '../../internal/join-classes'
import { EditorToolbar } from './EditorToolbar'
import type { EditorToolbarKind } from './editor-toolbar'
import { ImageDialog } from './ImageDialog'
import { LinkDialog } from './LinkDialog'
import { type EditorLabels, englishLabels } from './labels'
import * as styles from './RichTextEditor.css'
import { type UploadImage, useImageFiles } from './use-image-files'
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
  /**
   * `school` has links, `store` has headings and justified text, `job` has bold, italic, lists and links
   * only, `blog` has headings, quotations and images. Set once: later changes of the kind have no effect on the text.
   */
  toolbar: EditorToolbarKind
  /** Uploads an image for `toolbar="blog"` and returns its URL. Errors are shown below the text. */
  onUploadImage?: UploadImage
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
  onUploadImage,
  className,
  id,
  ...rest
}: RichTextEditorProps) {
  const ownId = useId()
  const editorId = id ?? ownId
  const allLabels = { ...englishLabels, ...labels }
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const described = describedBy(editorId, { hint, error })
  const editor = useRichText({
    kind: toolbar,
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

  const images = useImageFiles(editor, onUploadImage)
  function onImage() {
    if (editor?.isActive('figure')) setDialog('image')
    else fileInput.current?.click()
  }
  function onLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (dialog !== null || currentTarget.contains(relatedTarget) || editor === null) return
    onBlur?.(htmlOf(editor))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for focus that leaves
    <div
      className={joinClasses(fieldStyles.field, className)}
      onBlur={onLeave}
      onPasteCapture={(event) => images.take(event, event.clipboardData.files)}
      onDropCapture={(event) => images.take(event, event.dataTransfer.files)}
      {...rest}
    >
      <div className={fieldStyles.head}>
        <span id={`${editorId}-label`} className={fieldStyles.label}>
          {label}
        </span>
        {labelEnd}
      </div>
      <div
        className={joinClasses(styles.frame, toolbar === 'blog' && styles.pageFrame)}
        data-wrong={error ? '' : undefined}
      >
        <EditorToolbar
          editor={editor}
          labels={allLabels}
          kind={toolbar}
          controls={editorId}
          onLink={() => setDialog('link')}
          onImage={onImage}
        />
        <EditorContent
          editor={editor}
          className={styles.page}
          onDoubleClick={() => editor?.isActive('figure') && setDialog('image')}
        />
      </div>
      {toolbar === 'blog' && (
        <input
          ref={fileInput}
          type="file"
          accept="image/jpeg,image/png,image/gif"
          hidden
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            images.take(event, event.target.files)
            event.target.value = ''
          }}
        />
      )}
      {images.isUploading && (
        <output className={fieldStyles.hint}>{allLabels.imageUploading}</output>
      )}
      {images.failure && (
        <p role="alert" className={fieldStyles.error}>
          {images.failure}
        </p>
      )}
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
      {dialog === 'link' && editor && (
        <LinkDialog editor={editor} labels={allLabels} onClose={() => setDialog(null)} />
      )}
      {dialog === 'image' && editor && (
        <ImageDialog editor={editor} labels={allLabels} onClose={() => setDialog(null)} />
      )}
    </div>
  )
}
