'use client'

import type { Editor } from '@tiptap/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { TextField } from '../TextField/TextField'
import type { EditorLabels } from './labels'
import { addressOf } from './link-address'

interface LinkDialogProps {
  editor: Editor
  labels: EditorLabels
  onClose: () => void
}

/** Asks for the URL of the selected text and rejects URLs that would run a script. */
export function LinkDialog({ editor, labels, onClose }: LinkDialogProps) {
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isWrong, setIsWrong] = useState(false)
  const before: unknown = editor.getAttributes('link').href

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The dialog can be inside a form of the page.
    event.stopPropagation()
    const href = addressOf(field.current?.value ?? '')
    setIsWrong(href === null)
    if (href === null) return
    setLink(editor, href)
    onClose()
  }
  function onRemove() {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.link}
      initialFocus={field}
      footer={
        <>
          {editor.isActive('link') && <Button onClick={onRemove}>{labels.removeLink}</Button>}
          <Button variant="main" type="submit" form={formId}>
            {labels.applyLink}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <TextField
          ref={field}
          label={labels.address}
          hint={labels.addressHint}
          error={isWrong && labels.addressWrong}
          defaultValue={typeof before === 'string' ? before : 'https://'}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Dialog>
  )
}

/** Links the selected text, or inserts the URL if nothing is selected. */
function setLink(editor: Editor, href: string) {
  const isBare = editor.state.selection.empty && !editor.isActive('link')
  if (!isBare) editor.chain().extendMarkRange('link').setLink({ href }).run()
  else {
    const marks = [{ type: 'link', attrs: { href } }]
    editor
      .chain()
      .insertContent({ type: 'text', text: href.replace(/^(?:mailto|tel):/, ''), marks })
      .unsetMark('link')
      .run()
  }
}
