import { Button } from '@edbazaar/ui/Button'
import { type ReactNode, useRef } from 'react'
import { messages } from '../messages'
import * as styles from './parts.css'

export interface FieldConflictProps {
  /** Name of the field. */
  label: string
  /** What it says now. */
  theirs: ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** What somebody else has made of a field meanwhile; nothing is lost before the reader chooses. */
export function FieldConflict({ label, theirs, onKeepMine, onTakeTheirs }: FieldConflictProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  function choose(choice: () => void) {
    fieldBeside(box.current)?.focus()
    choice()
  }
  return (
    <fieldset ref={box} className={styles.conflict}>
      <legend className={styles.legend}>{messages.conflictIn(label)}</legend>
      <blockquote className={styles.theirs}>{theirs || messages.nothing}</blockquote>
      <div className={styles.choices}>
        <Button variant="act" onClick={() => choose(onKeepMine)}>
          {messages.keepMine}
        </Button>
        <Button onClick={() => choose(onTakeTheirs)}>{messages.takeTheirs}</Button>
      </div>
    </fieldset>
  )
}

const control = 'input:not([hidden]), textarea, select, [contenteditable="true"]'

/** The buttons go once one is pressed: whoever pressed it goes on in the field above them. */
function fieldBeside(box: HTMLElement | null): HTMLElement | null {
  const around = box?.parentElement
  return around?.querySelector<HTMLElement>(control) ?? around?.querySelector('button') ?? null
}
