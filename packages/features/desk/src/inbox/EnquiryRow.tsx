import { isPlainClick, RouterAnchor, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { languageOf } from '@edbazaar/ui/formatting'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { AttentionLine } from './AttentionLine'
import type { EnquiryRow as Row } from './enquiry-types'
import * as styles from './list.css'
import { messages } from './messages'
import { ageInYears, shortMoment } from './moments'
import type { Inbox } from './use-inbox'

interface EnquiryRowProps {
  row: Row
  now: number
  inbox: Inbox
  isSelected: boolean
  canSelect: boolean
  onToggle: () => void
}

/** Name and time, child and class, the beginning of the message, and what needs attention. */
export function EnquiryRow({ row, now, inbox, isSelected, canSelect, onToggle }: EnquiryRowProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const name = row.name ?? t(messages.nameHidden)
  const isOpen = inbox.state.enquiry === row.id
  const wanted = row.class_sought ?? row.subject?.name
  return (
    <li
      className={styles.row}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-gone={row.is_consent_live ? undefined : ''}
    >
      {canSelect && (
        <Checkbox
          className={styles.pick}
          label=""
          aria-label={t(messages.select(name))}
          checked={isSelected}
          onChange={onToggle}
        />
      )}
      <RouterAnchor
        href={inbox.pathWith({ enquiry: row.id })}
        className={styles.rowLink}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          inbox.go({ enquiry: row.id })
        }}
      >
        <span className={styles.rowHead}>
          <b className={styles.rowName} lang={languageOf(name)}>
            {row.is_unread && (
              <span className={styles.unread}>
                <VisuallyHidden>{t(messages.unread)}, </VisuallyHidden>
              </span>
            )}
            {name}
          </b>
          {row.is_test && <Badge>{t(messages.test)}</Badge>}
          <time className={styles.rowTime} dateTime={row.received_at}>
            {shortMoment(row.received_at, { now, locale })}
          </time>
        </span>
        <span className={styles.rowFacts}>
          <span className={styles.cut}>
            <Child row={row} now={now} />
          </span>
          {wanted && <b className={styles.wanted}>{wanted}</b>}
        </span>
        <span className={styles.excerpt} lang={languageOf(row.excerpt ?? '')}>
          {row.excerpt ?? t(messages.canContactAgain)}
        </span>
        <AttentionLine row={row} now={now} />
      </RouterAnchor>
    </li>
  )
}

function Child({ row, now }: { row: Row; now: number }) {
  const t = useMessages(messages)
  const years = ageInYears(row.child_born_month, now)
  const age = years === null ? null : t(messages.years(years))
  if (!row.is_consent_live) return t(messages.detailsRemoved)
  if (row.child_name === null) return age ?? row.reference
  return age === null ? row.child_name : t(messages.childAged(row.child_name, age))
}
