import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { type ReactNode, useRef } from 'react'
import { messages } from '../messages'
import { controlNear } from './control-near'
import * as styles from './parts.css'

export interface FieldConflictProps {
  /** Label of the field. */
  label: string
  /** The current value on the server. */
  theirs: ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shows a conflicting server value; the user's input stays until they choose one of both. */
export function FieldConflict({ label, theirs, onKeepMine, onTakeTheirs }: FieldConflictProps) {
  const t = useMessages(messages)
  const box = useRef<HTMLFieldSetElement>(null)
  function choose(choice: () => void) {
    controlNear(box.current)?.focus()
    choice()
  }
  return (
    <fieldset ref={box} className={styles.conflict}>
      <legend className={styles.legend}>{t(messages.conflictIn(label))}</legend>
      <blockquote className={styles.theirs}>{theirs || t(messages.nothing)}</blockquote>
      <div className={styles.choices}>
        <Button variant="act" onClick={() => choose(onKeepMine)}>
          {t(messages.keepMine)}
        </Button>
        <Button onClick={() => choose(onTakeTheirs)}>{t(messages.takeTheirs)}</Button>
      </div>
    </fieldset>
  )
}
