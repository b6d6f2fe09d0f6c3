import { type EnquiryRecipient, enquiryPanelAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { Button, type ButtonProps } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'
import * as styles from './enquire.css'

interface EnquireButtonProps extends Omit<ButtonProps, 'onClick'> {
  recipient: EnquiryRecipient
}

/** Opens the enquiry panel for a listing. Hidden without scripts. */
export function EnquireButton({ recipient, className = '', ...rest }: EnquireButtonProps) {
  const open = useSetAtom(enquiryPanelAtom)
  return (
    <Button
      variant="main"
      className={`${styles.button} ${className}`}
      onClick={() => open([recipient])}
      {...rest}
    />
  )
}
