import { isPlainClick, RouterAnchor, useMessages } from '@edbazaar/feature-platform'
import { Checkbox } from '@edbazaar/ui/Checkbox'
import { languageOf } from '@edbazaar/ui/formatting'
import type { ApplicationRow } from './application-types'
import * as styles from './applications.css'
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
  const isOpen = page.state.application === row.id
  return (
    <li
      className={styles.row}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      {maySelect && (
        <Checkbox
          className={styles.pick}
          label=""
          aria-label={t(messages.select(row.label))}
          checked={isSelected}
          onChange={onToggle}
        />
      )}
      <RouterAnchor
        href={page.pathWith({ application: row.id })}
        className={styles.rowLink}
        aria-current={isOpen ? 'true' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          page.go({ application: row.id })
        }}
      >
        <span className={styles.rowHead}>
          <b className={styles.rowName} lang={languageOf(row.label)}>
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
      </RouterAnchor>
    </li>
  )
}
