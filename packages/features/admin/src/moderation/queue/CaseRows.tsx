import { InboxRow } from '@edbazaar/feature-list-kit/inbox'
import * as rowStyles from '@edbazaar/feature-list-kit/rows.css'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { PriorityBars } from '@edbazaar/ui/PriorityBars'
import type { CaseRow } from '../case-types'
import { outcomeName } from '../decide/outcome-name'
import { messages as moderationMessages } from '../messages'
import { ChangedCell, ClaimCell, FindingsCell, WaitingCell } from './case-cells'
import * as styles from './case-rows.css'
import { messages } from './messages'
import type { Queue } from './use-queue'

interface CaseRowsProps {
  queue: Queue
  rows: readonly CaseRow[]
  now: number
  /** Whether rows have checkboxes. */
  canSelect: boolean
  selected: readonly string[]
  onToggle: (id: string) => void
}

/** The cases of the queue as a list, which replaces the table beside an open case and on a phone. */
export function CaseRows({ queue, rows, now, canSelect, selected, onToggle }: CaseRowsProps) {
  return (
    <ol>
      {rows.map((row) => (
        <CaseItem
          key={row.id}
          queue={queue}
          row={row}
          now={now}
          canSelect={canSelect}
          isSelected={selected.includes(`${row.id}`)}
          onToggle={() => onToggle(`${row.id}`)}
        />
      ))}
    </ol>
  )
}

interface CaseItemProps extends Pick<CaseRowsProps, 'queue' | 'now' | 'canSelect'> {
  row: CaseRow
  isSelected: boolean
  onToggle: () => void
}

function CaseItem({ queue, row, now, canSelect, isSelected, onToggle }: CaseItemProps) {
  const t = useMessages(messages, moderationMessages)
  const name = row.subject.name || t(moderationMessages.untitled)
  return (
    <InboxRow
      href={queue.pathWith({ case: row.id })}
      isOpen={queue.state.case === row.id}
      onOpen={() => queue.go({ case: row.id })}
      isSelected={isSelected}
      selectLabel={canSelect ? t(messages.select(name)) : undefined}
      onToggle={onToggle}
    >
      <span className={rowStyles.head}>
        <b className={rowStyles.name} lang={languageOf(name)}>
          {name}
        </b>
        <span className={rowStyles.time}>
          <WaitingCell row={row} now={now} />
        </span>
      </span>
      <span className={styles.rowChanges}>
        <ChangedCell row={row} />
      </span>
      <span className={styles.rowFacts}>
        {row.decision === null ? (
          <PriorityBars
            level={row.priority}
            label={t(moderationMessages.priorities[row.priority])}
          />
        ) : (
          t(outcomeName(row))
        )}
        <FindingsCell row={row} />
        <ClaimCell row={row} now={now} />
      </span>
    </InboxRow>
  )
}
