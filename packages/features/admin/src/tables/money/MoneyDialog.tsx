import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { type ReactNode, useState } from 'react'
import { messages } from './messages'
import * as styles from './money.css'

interface MoneyDialogProps {
  /** The text of the button. */
  action: string
  /** The accessible name of the button, which also says of what. */
  label: string
  /** @default label */
  title?: string
  /** @default 'quiet' */
  variant?: 'quiet' | 'bare'
  /** Its forms, which report whether closing would lose what was entered. */
  children: (form: MoneyFormProps) => ReactNode
}

export interface MoneyFormProps {
  onDone: () => void
  onDirty: (isDirty: boolean) => void
}

/** A button that opens a dialog about an invoice or a payment. */
export function MoneyDialog(props: MoneyDialogProps) {
  const { action, label, title = label, variant = 'quiet', children } = props
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const onDone = () => setIsOpen(false)
  const { close, question } = useDialogGuard({ isDirty, onClose: onDone })
  return (
    <>
      <Button variant={variant} aria-label={label} onClick={() => setIsOpen(true)}>
        {action}
      </Button>
      <Dialog isOpen={isOpen} title={title} closeLabel={t(messages.close)} onClose={close}>
        <div className={styles.dialog}>{children({ onDone, onDirty: setIsDirty })}</div>
        {question}
      </Dialog>
    </>
  )
}
