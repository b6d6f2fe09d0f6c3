import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { Link } from '@edbazaar/ui/Link'
import { StageMark } from '@edbazaar/ui/StageMark'
import { useState } from 'react'
import * as styles from './details.css'
import type { Enquiry } from './enquiry-types'
import { focusIds } from './focus-ids'
import { messages } from './messages'
import { fullMoment } from './moments'
import { markOf } from './stages'
import type { Inbox } from './use-inbox'

interface RelatedEnquiriesProps {
  inbox: Inbox
  enquiry: Enquiry
  now: number
}

/** Enquiries that may be from the same family. A person decides whether to merge them. */
export function RelatedEnquiries({ inbox, enquiry, now }: RelatedEnquiriesProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { run, isBusy } = usePageRequest()
  const [asked, setAsked] = useState<Enquiry['related'][number] | null>(null)
  async function merge({ id }: { id: string }) {
    await run(
      (api) =>
        answerOf(
          api.POST('/desk/enquiries/{id}/merge', {
            params: { path: { id } },
            body: { into: enquiry.id },
          }),
        ),
      { toast: () => t(messages.mergeDone) },
    )
    setAsked(null)
  }
  return (
    <section className={styles.section} aria-label={t(messages.related)}>
      <h3 className={styles.title}>{t(messages.related)}</h3>
      <ul>
        {enquiry.related.map((other, index) => (
          <li key={other.id} className={styles.related}>
            <p className={styles.relatedHead}>
              <Link href={inbox.pathWith({ enquiry: other.id })}>
                {other.child_name ?? other.name ?? other.reference}
              </Link>
              <StageMark mark={markOf[other.state]} label={t(messages.stages[other.state])} />
            </p>
            <p className={styles.detail}>
              {t(messages.relatedReasons[other.reason])} ·{' '}
              {fullMoment(other.received_at, { now, locale })}
            </p>
            {enquiry.my_rights.answer && enquiry.merged_into === null && (
              <Button
                id={index === 0 ? focusIds.merge(enquiry.id) : undefined}
                variant="bare"
                className={styles.inlineButton}
                aria-label={t(messages.mergeOf(other.reference))}
                onClick={() => setAsked(other)}
              >
                {t(messages.mergeHere)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          isOpen
          title={t(messages.mergeTitle)}
          question={t(messages.mergeQuestion(asked.reference))}
          yesLabel={t(messages.merge)}
          noLabel={t(messages.cancel)}
          isBusy={isBusy}
          onYes={() => void merge(asked)}
          onNo={() => setAsked(null)}
        >
          <p>{t(messages.mergeText)}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
