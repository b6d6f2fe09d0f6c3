import { useMessages } from '@edbazaar/feature-platform'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CalendarIcon, ListIcon } from '@edbazaar/ui/Icon'
import { type BatchesState, batchesUrl } from './batches-url'
import * as styles from './calendar.css'
import { messages } from './messages'

/** Links between the calendar and the table. Both keep the store. */
export function ViewSwitch({ state }: { state: BatchesState }) {
  const t = useMessages(messages)
  const { initial, pathOf } = batchesUrl
  const views = [
    { view: 'calendar' as const, label: t(messages.calendar), icon: <CalendarIcon size="small" /> },
    { view: 'table' as const, label: t(messages.table), icon: <ListIcon size="small" /> },
  ]
  return (
    <nav className={styles.views} aria-label={t(messages.view)}>
      {views.map(({ view, label, icon }) => (
        <ButtonLink
          key={view}
          href={pathOf({ ...initial, view, store: state.store })}
          aria-current={view === state.view ? 'page' : undefined}
        >
          {icon}
          {label}
        </ButtonLink>
      ))}
    </nav>
  )
}
