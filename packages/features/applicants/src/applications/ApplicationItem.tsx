import { InboxRow } from '@edbazaar/feature-list-kit/inbox'
import * as rowStyles from '@edbazaar/feature-list-kit/rows.css'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import type { ApplicationRow } from './application-types'
import * as styles from './list.css'
import { messages } from './messages'
import { AttentionLine, FactsLine, Score } from './RowFacts'
import type { Page } from './use-applications'

interface ApplicationItemProps {
  row: ApplicationRow
  now: number
  page: Page
  isSelected: boolean
  maySelect: boolean
  onToggle: () => void
}

/** Name and score, experience and expected pay, and what needs attention. */
export function ApplicationItem(props: ApplicationItemProps) {
  const { row, now, page, isSelected, maySelect, onToggle } = props
  const t = useMessages(messages)
  return (
    <InboxRow
      href={page.pathWith({ application: row.id })}
      isOpen={page.state.application === row.id}
      onOpen={() => page.go({ application: row.id })}
      isSelected={isSelected}
      selectLabel={maySelect ? t(messages.select(row.label)) : undefined}
      onToggle={onToggle}
    >
      <span className={rowStyles.head}>
        <b className={rowStyles.name} lang={languageOf(row.label)}>
          {row.label}
        </b>
        <Score row={row} />
      </span>
      <FactsLine row={row} />
      {page.place.kind === 'all' && (
        <span className={styles.rowFacts} lang={languageOf(row.job.title)}>
          {row.job.title}
        </span>
      )}
      <AttentionLine row={row} now={now} />
    </InboxRow>
  )
}
