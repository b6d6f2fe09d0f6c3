import { useMessages } from '@edbazaar/feature-platform'
import { Dialog, type DialogProps } from '@edbazaar/ui/Dialog'
import type { ReactNode } from 'react'
import { messages } from './messages'
import * as styles from './panel.css'
import type { EnquiryListing } from './use-enquiry-forms'

interface PanelFrameProps extends Pick<DialogProps, 'title' | 'footer' | 'onClose'> {
  /** Named below the title. */
  listings?: readonly EnquiryListing[]
  /** Named below the title while the forms load. */
  name?: string
  children: ReactNode
}

/** The side panel; on a phone it fills the screen. */
export function PanelFrame({ listings = [], name, onClose, ...rest }: PanelFrameProps) {
  const t = useMessages(messages)
  const [first] = listings
  const place = listings.length === 1 ? first?.form.place : null
  const names = listings
    .map(({ form, recipient }) => [form.name, recipient?.batch?.name].filter(Boolean).join(', '))
    .join(', ')
  const image = listings.length === 1 ? first?.recipient?.image : undefined
  return (
    <Dialog
      isOpen
      shape="panel"
      className={styles.panel}
      closeLabel={t(messages.close)}
      description={name ?? [names, place].filter(Boolean).join(', ')}
      lead={image !== undefined && <img src={image} alt="" className={styles.image} />}
      onClose={onClose}
      {...rest}
    />
  )
}
