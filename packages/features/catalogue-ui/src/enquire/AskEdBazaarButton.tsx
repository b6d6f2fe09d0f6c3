import { useMessages } from '@edbazaar/feature-platform'
import { enquiryPanelAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { Button, type ButtonProps } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'
import * as styles from './enquire.css'
import { askMessages } from './messages'

/** Opens the panel for a general enquiry, for a parent who has found nothing. Hidden without scripts. */
export function AskEdBazaarButton(props: Pick<ButtonProps, 'variant'>) {
  const t = useMessages(askMessages)
  const open = useSetAtom(enquiryPanelAtom)
  return (
    <Button {...props} className={styles.button} onClick={() => open([])}>
      {t(askMessages.ask)}
    </Button>
  )
}
