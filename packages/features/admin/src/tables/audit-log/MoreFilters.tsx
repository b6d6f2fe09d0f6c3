import { useMessages } from '@edbazaar/feature-platform'
import { DatePicker } from '@edbazaar/feature-platform/date-picker'
import { Button } from '@edbazaar/ui/Button'
import { XIcon } from '@edbazaar/ui/Icon'
import { historyMessages } from '../../audit-entries/messages'
import * as styles from './audit-log.css'
import type { AuditState } from './audit-state'
import { auditMessages as messages } from './messages'

interface MoreFiltersProps {
  state: AuditState
  onChange: (state: AuditState) => void
}

/** The days, and the one person or record that a link has chosen. */
export function MoreFilters({ state, onChange }: MoreFiltersProps) {
  const t = useMessages(messages, historyMessages)
  const { from, to, person_id: person, entity, entity_id: record } = state
  const change = (changed: Partial<AuditState>) => onChange({ ...state, ...changed, page: 1 })
  return (
    <>
      <div className={styles.dates}>
        <DatePicker
          className={styles.date}
          label={t(messages.from)}
          value={from ?? ''}
          max={to ?? undefined}
          onValueChange={(day) => change({ from: day || null })}
        />
        <DatePicker
          className={styles.date}
          label={t(messages.to)}
          value={to ?? ''}
          min={from ?? undefined}
          onValueChange={(day) => change({ to: day || null })}
        />
      </div>
      {person !== null && (
        <Chosen
          text={t(messages.onePerson(`#${person}`))}
          onRemove={() => change({ person_id: null })}
        />
      )}
      {record !== null && entity !== null && (
        <Chosen
          text={t(messages.oneRecord(`${t(historyMessages.records[entity])} #${record}`))}
          onRemove={() => change({ entity_id: null })}
        />
      )}
    </>
  )
}

function Chosen({ text, onRemove }: { text: string; onRemove: () => void }) {
  const t = useMessages(messages)
  return (
    <Button aria-label={t(messages.removeFilter(text))} onClick={onRemove}>
      {text}
      <XIcon size="small" />
    </Button>
  )
}
