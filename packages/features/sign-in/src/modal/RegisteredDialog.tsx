import { accountPanelAtom } from '@edbazaar/feature-session'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useSetAtom } from 'jotai'
import { messages } from '../messages'
import * as styles from './modal.css'

/** The registration success popup. */
export function RegisteredDialog() {
  const setPanel = useSetAtom(accountPanelAtom)
  const close = () => setPanel(null)
  return (
    <Dialog
      isOpen
      hasLogo
      title={messages.registeredTitle}
      description={messages.registeredText}
      onClose={close}
    >
      <Button variant="main" size="large" className={styles.fullWidth} onClick={close}>
        {messages.letsGo}
      </Button>
    </Dialog>
  )
}
