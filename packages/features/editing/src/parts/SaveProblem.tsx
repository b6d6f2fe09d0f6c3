import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { useRef } from 'react'
import type { useEditedField } from '../fields/use-edited-field'
import { messages } from '../messages'
import { controlNear } from './control-near'
import * as styles from './parts.css'

interface SaveProblemProps {
  edited: Pick<ReturnType<typeof useEditedField>, 'error' | 'retry' | 'discard'>
  /** Label of the field. */
  label: string
}

/**
 * For a list, an image or another field without its own input: why it is not saved, with buttons
 * to send the change again and to go back to the saved value.
 */
export function SaveProblem({ edited: { error, retry, discard }, label }: SaveProblemProps) {
  const t = useMessages(messages)
  const box = useRef<HTMLDivElement>(null)
  if (error === undefined) return null
  function choose(choice: () => void) {
    controlNear(box.current)?.focus()
    choice()
  }
  return (
    <div ref={box} className={styles.problem}>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      {discard !== null && (
        <div className={styles.choices}>
          {retry !== null && (
            <Button
              variant="act"
              aria-label={t(messages.retryIn(label))}
              onClick={() => choose(retry)}
            >
              {t(messages.retry)}
            </Button>
          )}
          <Button aria-label={t(messages.discardIn(label))} onClick={() => choose(discard)}>
            {t(messages.cancel)}
          </Button>
        </div>
      )}
    </div>
  )
}
