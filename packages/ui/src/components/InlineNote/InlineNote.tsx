'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Button } from '../Button/Button'
import { PencilIcon } from '../Icon/work-icons'
import { IconButton } from '../IconButton/IconButton'
import { type SavePhase, SaveState } from '../SaveState/SaveState'
import { TextArea } from '../TextArea/TextArea'
import * as styles from './InlineNote.css'

export interface InlineNoteProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the field and part of its buttons' names. "Note on Vidya Niketan". */
  label: string
  /** The saved note; empty if there is none. */
  text: string
  /** @default 1000 */
  maxLength?: number
  /** Saves a changed note. Resolves to an error message, or to null on success. */
  onSave: (text: string) => Promise<string | null>
  /** Label of the button when there is no note. @default 'Add a note' */
  addLabel?: string
}

/** Milliseconds that the field stays open after it loses focus, so that a button pressed meanwhile does not move. */
const closeDelay = 200
const wait = () => new Promise((resolve) => setTimeout(resolve, closeDelay))

/**
 * A private note on a record, edited in place. It is saved when the field loses focus; Escape
 * cancels. If saving fails, the text stays in the field.
 */
export function InlineNote({
  label,
  text,
  maxLength = 1000,
  onSave,
  addLabel = 'Add a note',
  className,
  ...rest
}: InlineNoteProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [phase, setPhase] = useState<SavePhase>('unchanged')
  const [error, setError] = useState<string | null>(null)
  const [isCancelled, setIsCancelled] = useState(false)

  function open() {
    setIsOpen(true)
    setIsCancelled(false)
    setPhase('unchanged')
    setError(null)
  }

  async function leave(area: HTMLTextAreaElement) {
    const written = area.value.trim()
    const isChanged = written !== text.trim()
    if (isChanged) setPhase('saving')
    const [reason] = await Promise.all([isChanged ? onSave(written) : null, wait()])
    setError(reason)
    setPhase(isChanged ? (reason === null ? 'saved' : 'failed') : 'unchanged')
    if (reason === null && document.activeElement !== area) setIsOpen(false)
  }

  function cancel() {
    setIsCancelled(true)
    setIsOpen(false)
    setPhase('unchanged')
  }

  return (
    <div className={joinClasses(isOpen ? styles.field : styles.note, className)} {...rest}>
      {isOpen ? (
        <Writing
          isSaving={phase === 'saving'}
          label={label}
          text={text}
          error={error}
          maxLength={maxLength}
          onLeave={leave}
          onCancel={cancel}
        />
      ) : (
        <Reading
          label={label}
          text={text}
          addLabel={addLabel}
          takesFocus={isCancelled}
          onOpen={open}
        />
      )}
      <SaveState phase={phase} />
    </div>
  )
}

interface ReadingProps extends Required<Pick<InlineNoteProps, 'label' | 'text' | 'addLabel'>> {
  /** Whether the button takes the focus back. */
  takesFocus: boolean
  onOpen: () => void
}

function Reading({ label, text, addLabel, takesFocus, onOpen }: ReadingProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  if (text === '')
    return (
      <Button
        ref={button}
        variant="bare"
        aria-label={`${addLabel}: ${label}`}
        className={styles.add}
        onClick={onOpen}
      >
        <PencilIcon size="small" />
        {addLabel}
      </Button>
    )
  return (
    <>
      <p className={styles.text} lang={languageOf(text)}>
        {text}
      </p>
      <IconButton
        ref={button}
        label={label}
        icon={<PencilIcon size="small" />}
        className={styles.button}
        onClick={onOpen}
      />
    </>
  )
}

interface WritingProps extends Pick<InlineNoteProps, 'label' | 'text' | 'maxLength'> {
  error: string | null
  isSaving: boolean
  /** The field lost focus. */
  onLeave: (area: HTMLTextAreaElement) => void
  onCancel: () => void
}

function Writing({ label, text, error, isSaving, maxLength, onLeave, onCancel }: WritingProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { length } = area.current?.value ?? ''
    area.current?.focus()
    area.current?.setSelectionRange(length, length)
  }, [])
  return (
    <TextArea
      ref={area}
      label={label}
      labelPlace="hidden"
      defaultValue={text}
      maxLength={maxLength}
      readOnly={isSaving}
      error={error}
      className={styles.area}
      onBlur={(event) => onLeave(event.currentTarget)}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    />
  )
}
