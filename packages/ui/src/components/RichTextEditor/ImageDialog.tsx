'use client'

import type { Editor } from '@tiptap/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { TextArea } from '../TextArea/TextArea'
import { TextField } from '../TextField/TextField'
import type { EditorLabels } from './labels'

interface ImageDialogProps {
  editor: Editor
  labels: EditorLabels
  onClose: () => void
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Alt text and caption of the selected image. */
export function ImageDialog({ editor, labels, onClose }: ImageDialogProps) {
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const before = editor.getAttributes('figure')
  const [alt, setAlt] = useState(textOf(before.alt))
  const [caption, setCaption] = useState(textOf(before.caption))

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The dialog can be inside a form of the page.
    event.stopPropagation()
    editor.chain().updateAttributes('figure', { alt: alt.trim(), caption: caption.trim() }).run()
    onClose()
  }
  function onRemove() {
    editor.chain().deleteSelection().run()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.image}
      initialFocus={field}
      footer={
        <>
          <Button onClick={onRemove}>{labels.removeImage}</Button>
          <Button variant="main" type="submit" form={formId}>
            {labels.applyImage}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} style={{ display: 'grid', gap: 16 }}>
        <TextArea
          ref={field}
          label={labels.altText}
          hint={labels.altTextHint}
          rows={2}
          maxLength={300}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <TextField
          label={labels.caption}
          maxLength={200}
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
        />
      </form>
    </Dialog>
  )
}
