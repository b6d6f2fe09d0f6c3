import { useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useState } from 'react'
import { messages } from './messages'

interface DialogGuardOptions {
  /** Whether the form differs from what it began with, such as the `isDirty` of its hook. */
  isDirty: boolean
  /** Closes the dialog. A success calls it directly. */
  onClose: () => void
}

/**
 * Asks before a dialog whose form has been changed closes: on Cancel, Close, Escape or a press
 * outside. Give `close` to all of these, and render `question` inside the dialog.
 */
export function useDialogGuard({ isDirty, onClose }: DialogGuardOptions) {
  const t = useMessages(messages)
  const [isAsking, setIsAsking] = useState(false)
  function discard() {
    setIsAsking(false)
    onClose()
  }
  return {
    close: () => (isDirty ? setIsAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        tone="safe"
        question={t(messages.loseAll)}
        onYes={discard}
        onNo={() => setIsAsking(false)}
      />
    ),
  }
}
