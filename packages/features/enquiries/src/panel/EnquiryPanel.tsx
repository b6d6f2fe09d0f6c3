import { useMessages } from '@edbazaar/feature-platform'
import { type EnquiryRecipient, enquiryPanelAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { Button } from '@edbazaar/ui/Button'
import { ErrorState } from '@edbazaar/ui/ErrorState'
import { Notice } from '@edbazaar/ui/Notice'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FormView } from './FormView'
import { messages } from './messages'
import { PanelFrame } from './PanelFrame'
import * as styles from './panel.css'
import { SentView } from './SentView'
import type { SentEnquiry } from './use-enquiry-form'
import { type EnquiryListing, useEnquiryForms } from './use-enquiry-forms'

interface EnquiryPanelProps {
  recipients: readonly EnquiryRecipient[]
}

/** The panel in which a parent writes to one or several listings, or to EdBazaar. */
export default function EnquiryPanel({ recipients }: EnquiryPanelProps) {
  const t = useMessages(messages)
  const setRecipients = useSetAtom(enquiryPanelAtom)
  const loaded = useEnquiryForms(recipients)
  const onClose = () => setRecipients(null)
  const names = recipients.map(({ name }) => name).join(', ')
  const title = t(recipients.length === 0 ? messages.generalTitle : messages.title)
  if (loaded.state === 'loaded')
    return (
      <LoadedPanel
        listings={loaded.listings}
        onClose={onClose}
        onRemove={({ kind, id }) =>
          setRecipients(recipients.filter((each) => each.kind !== kind || each.id !== id))
        }
      />
    )
  return (
    <PanelFrame title={title} name={names} onClose={onClose}>
      {loaded.state === 'failed' ? (
        <ErrorState
          title={t(messages.failed)}
          actions={
            <Button variant="main" onClick={loaded.retry}>
              {t(messages.retry)}
            </Button>
          }
        />
      ) : (
        <div role="status" aria-label={t(messages.loading)} className={styles.form}>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} width={line % 2 === 0 ? 'full' : 'half'} />
          ))}
        </div>
      )}
    </PanelFrame>
  )
}

interface LoadedPanelProps {
  listings: readonly EnquiryListing[]
  onClose: () => void
  onRemove: (recipient: EnquiryRecipient) => void
}

function LoadedPanel({ listings, onClose, onRemove }: LoadedPanelProps) {
  const t = useMessages(messages)
  const [sent, setSent] = useState<SentEnquiry | null>(null)
  const [first, ...others] = listings.filter(({ form }) => form.accepts)
  const refusing = listings.filter(({ form }) => !form.accepts)
  if (first === undefined)
    return (
      <PanelFrame
        listings={listings}
        title={t(messages.title)}
        onClose={onClose}
        footer={
          <Button size="large" onClick={onClose}>
            {t(messages.back)}
          </Button>
        }
      >
        <Notice title={t(messages.notYet(listings.map(({ form }) => form.name).join(', ')))}>
          {t(messages.notYetText)}
        </Notice>
      </PanelFrame>
    )
  if (sent !== null)
    return (
      <SentView
        {...sent}
        listings={[first, ...others]}
        onClose={() => {
          sent.forget()
          onClose()
        }}
        onEdit={() => setSent(null)}
      />
    )
  return (
    <FormView
      listings={[first, ...others]}
      refusing={refusing}
      onSent={setSent}
      onRemove={onRemove}
      onClose={onClose}
    />
  )
}
