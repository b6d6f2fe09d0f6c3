import { PermissionSentence } from '@edbazaar/feature-catalogue-ui/permission'
import { useMessages } from '@edbazaar/feature-platform'
import type { EnquiryRecipient } from '@edbazaar/feature-platform/enquiry-panel'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { XIcon } from '@edbazaar/ui/Icon'
import type { ComponentProps } from 'react'
import { messages } from './messages'
import * as styles from './panel.css'
import { answererOf, type EnquiryListing } from './use-enquiry-forms'

interface RecipientSlipsProps {
  listings: readonly EnquiryListing[]
  permission: Omit<ComponentProps<typeof PermissionSentence>, 'name'>
  onRemove: (recipient: EnquiryRecipient) => void
}

/** A permission for each of several listings. */
export function RecipientSlips({ listings, permission, onRemove }: RecipientSlipsProps) {
  const t = useMessages(messages)
  return (
    <section className={styles.slips} aria-labelledby="slips-title">
      <div>
        <h4 id="slips-title">{t(messages.slips)}</h4>
        <p className={styles.quiet}>{t(messages.slipsText)}</p>
      </div>
      {listings.map(({ recipient, form }) => (
        <div key={`${recipient?.kind}-${recipient?.id}`} className={styles.slip}>
          <p className={styles.slipHead}>
            <span lang={languageOf(form.name)}>{form.name}</span>
            <Button
              variant="bare"
              aria-label={t(messages.removeRecipient(form.name))}
              onClick={() => recipient && onRemove(recipient)}
            >
              <XIcon size="small" />
              {t(messages.remove)}
            </Button>
          </p>
          <PermissionSentence {...permission} name={answererOf(form)} />
        </div>
      ))}
    </section>
  )
}
