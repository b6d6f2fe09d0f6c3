import type { MyEnquirySummary } from '@edbazaar/api-client'
import {
  enquiryMarks,
  enquiryMessages,
  enquiryStateNames,
} from '@edbazaar/feature-catalogue-ui/enquiry-states'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { formatMoment, languageOf } from '@edbazaar/ui/formatting'
import { ChevronDownIcon } from '@edbazaar/ui/Icon'
import { StageMark } from '@edbazaar/ui/StageMark'
import type { ReactNode } from 'react'
import { momentInText } from '../moment-in-text'
import { messages } from './messages'
import * as styles from './mine.css'

interface EnquiryRowProps {
  enquiry: MyEnquirySummary
  /** The current time in milliseconds. */
  now: number
  isOpen: boolean
  onToggle: () => void
  /** The opened enquiry, below the row. */
  children: ReactNode
}

const endedStates: readonly MyEnquirySummary['state'][] = [
  'enrolled',
  'closed',
  'not_valid',
  'withdrawn',
]

/** An enquiry in the list. Selecting it opens it in place. */
export function EnquiryRow({ enquiry, now, isOpen, onToggle, children }: EnquiryRowProps) {
  const t = useMessages(messages, enquiryMessages)
  const locale = useLocale()
  const { id, subject, child_name: child, class_sought: sought, state } = enquiry
  const name = subject?.name ?? enquiry.recipient
  const forWhom = [child, sought].filter(Boolean).join(', ')
  const isUnsent = state === 'unconfirmed'
  const detailId = `enquiry-${id}`
  return (
    <li className={styles.item} data-ended={endedStates.includes(state) || undefined}>
      <div className={styles.row} data-open={isOpen || undefined}>
        <div className={styles.cell}>
          <button
            type="button"
            className={styles.name}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            lang={languageOf(name)}
            onClick={onToggle}
          >
            {name}
          </button>{' '}
          {enquiry.unread > 0 && <Badge tone="accent">{t(messages.newAnswer)}</Badge>}
          {subject !== null && subject.place !== null && (
            <span className={styles.quiet}>{subject.place}</span>
          )}
        </div>
        <p className={styles.fact}>
          {forWhom !== '' && <span className={styles.label}>{t(messages.forWhom)}: </span>}
          {forWhom}
        </p>
        <div className={styles.cell}>
          <StageMark mark={enquiryMarks[state]} label={t(enquiryStateNames[state])} />
          {isUnsent && (
            <span className={styles.due}>
              {enquiry.confirm_by === null
                ? t(messages.linkExpired)
                : t(messages.openLinkBy(momentInText(enquiry.confirm_by, { now, locale })))}
            </span>
          )}
          {enquiry.reply_by !== null && (
            <span className={styles.due}>
              {t(messages.replyBy(momentInText(enquiry.reply_by, { now, locale })))}
            </span>
          )}
        </div>
        <p className={styles.fact}>
          <span className={styles.label}>{t(messages.lastActivity)}: </span>
          {formatMoment(enquiry.last_at, { now, locale })}
        </p>
        <p className={styles.fact}>
          {!isUnsent && (
            <>
              <span className={styles.label}>{t(messages.contact)}: </span>
              {t(enquiry.is_permission_live ? messages.allowed : messages.notAllowed)}
            </>
          )}
        </p>
        <ChevronDownIcon size="small" className={styles.arrow} />
      </div>
      {isOpen && (
        <div id={detailId} className={styles.unfolded}>
          {children}
        </div>
      )}
    </li>
  )
}
