import { InboxRow } from '@edbazaar/feature-list-kit/inbox'
import * as rowStyles from '@edbazaar/feature-list-kit/rows.css'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
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
  const wanted = row.class_sought ?? row.subject?.name
  return (
    <InboxRow
      href={inbox.pathWith({ enquiry: row.id })}
      isOpen={inbox.state.enquiry === row.id}
      onOpen={() => inbox.go({ enquiry: row.id })}
      isSelected={isSelected}
      selectLabel={canSelect ? t(messages.select(name)) : undefined}
      onToggle={onToggle}
      isGone={!row.is_consent_live}
    >
      <span className={rowStyles.head}>
        <b className={rowStyles.name} lang={languageOf(name)}>
          {row.is_unread && (
            <span className={styles.unread}>
              <VisuallyHidden>{t(messages.unread)}, </VisuallyHidden>
            </span>
          )}
          {name}
        </b>
        {row.is_test && <Badge>{t(messages.test)}</Badge>}
        <time className={rowStyles.time} dateTime={row.received_at}>
          {shortMoment(row.received_at, { now, locale })}
        </time>
      </span>
      <span className={styles.rowFacts}>
        <span className={rowStyles.cut}>
          <Child row={row} now={now} />
        </span>
        {wanted && <b className={styles.wanted}>{wanted}</b>}
      </span>
      <span className={styles.excerpt} lang={languageOf(row.excerpt ?? '')}>
        {row.excerpt ?? t(messages.canContactAgain)}
      </span>
      <AttentionLine row={row} now={now} />
    </InboxRow>
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
