import { type EnquiryRecipient, enquiryPanelAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { Button, type ButtonProps } from '@edbazaar/ui/Button'
import { useSetAtom } from 'jotai'

interface EnquireButtonProps extends Omit<ButtonProps, 'onClick'> {
  recipient: EnquiryRecipient
}

/** Opens the enquiry panel for a listing. */
export function EnquireButton({ recipient, ...rest }: EnquireButtonProps) {
  const open = useSetAtom(enquiryPanelAtom)
  return <Button variant="main" onClick={() => open([recipient])} {...rest} />
}
