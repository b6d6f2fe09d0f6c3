import { useMessages } from '@edbazaar/feature-platform'
import { type EnquiryRecipient, enquiryPanelAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { Button, type ButtonProps } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'
import { messages } from './messages'

interface EnquireButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  recipient: EnquiryRecipient
}

/** Opens the enquiry panel for a listing. */
export function EnquireButton({ recipient, ...rest }: EnquireButtonProps) {
  const t = useMessages(messages)
  const open = useSetAtom(enquiryPanelAtom)
  return (
    <Button variant="main" onClick={() => open([recipient])} {...rest}>
      {t(messages.enquire)}
    </Button>
  )
}
