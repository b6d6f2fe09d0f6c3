import { accountPanelAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { useSetAtom } from 'jotai'
import { messages } from '../messages'
import * as styles from './modal.css'

/** The registration success popup. */
export function RegisteredDialog() {
  const t = useMessages(messages)
  const setPanel = useSetAtom(accountPanelAtom)
  const close = () => setPanel(null)
  return (
    <Dialog
      isOpen
      hasLogo
      title={t(messages.registeredTitle)}
      description={t(messages.registeredText)}
      onClose={close}
    >
      <Button variant="main" size="large" className={styles.fullWidth} onClick={close}>
        {t(messages.letsGo)}
      </Button>
    </Dialog>
  )
}
