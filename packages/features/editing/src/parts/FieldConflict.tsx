import { Button } from '@edbazaar/ui/Button'
import type { ReactNode } from 'react'
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
  return (
    <fieldset className={styles.conflict}>
      <legend className={styles.legend}>{messages.conflictIn(label)}</legend>
      <blockquote className={styles.theirs}>{theirs || messages.nothing}</blockquote>
      <div className={styles.choices}>
        <Button variant="act" onClick={onKeepMine}>
          {messages.keepMine}
        </Button>
        <Button onClick={onTakeTheirs}>{messages.takeTheirs}</Button>
      </div>
    </fieldset>
  )
}
