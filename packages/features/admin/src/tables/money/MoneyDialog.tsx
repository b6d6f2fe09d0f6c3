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
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog about an invoice or a payment. */
export function MoneyDialog(props: MoneyDialogProps) {
  const { action, label, title = label, variant = 'quiet', children } = props
  const t = useMessages(messages)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant={variant} aria-label={label} onClick={() => setIsOpen(true)}>
        {action}
      </Button>
      <Dialog isOpen={isOpen} title={title} closeLabel={t(messages.close)} onClose={close}>
        <div className={styles.dialog}>{children(close)}</div>
      </Dialog>
    </>
  )
}
